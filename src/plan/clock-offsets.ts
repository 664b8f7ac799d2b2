import type { Site } from '../domain/site/site.ts';
import { during, type Instant, limitTo, type Timeline } from '../domain/time/timeline.ts';
import { offsetsOf } from '../domain/time/zone.ts';

/** How many years after that of the last edition are covered. */
const YEARS_AHEAD = 2;

/**
 * The offsets of a time zone, in seconds, for clocks and dates that browsers show: from the year of the site's first
 * edition to two years after that of its last one, and all of them for a site without editions. Outside of these years
 * they do not change.
 */
export function clockOffsets({ events }: Site, zone: string): Timeline<number> {
  const offsets = offsetsOf(zone);
  const years = events.flatMap(({ editions }) => editions.map(({ year }) => year));
  if (years.length === 0) return offsets;
  const covered = during(startOf(Math.min(...years)), startOf(Math.max(...years) + YEARS_AHEAD + 1));
  return limitTo(offsets, covered, 0);
}

function startOf(year: number): Instant {
  return Date.UTC(year, 0) / 1000;
}
