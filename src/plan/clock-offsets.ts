import { currentEdition } from '../domain/paths/page-owners.ts';
import type { Site } from '../domain/site/site.ts';
import { during, limitTo, or, type Timeline } from '../domain/time/timeline.ts';
import { offsetsOf } from '../domain/time/zone.ts';

const YEAR_SECONDS = 366 * 86_400;

/**
 * The offsets of a time zone, in seconds, for clocks and dates that browsers show: from a year before each current edition
 * to a year after it. Outside of that they do not change.
 */
export function clockOffsets({ events }: Site, zone: string): Timeline<number> {
  const editions = events.flatMap((event) => currentEdition(event) ?? []);
  const windows = editions.map(({ startsAt, endsAt }) => during(startsAt - YEAR_SECONDS, endsAt + YEAR_SECONDS));
  return limitTo(offsetsOf(zone), or(...windows), 0);
}
