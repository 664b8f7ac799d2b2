import { type ContentIndex, recordsOf } from '../../content/content-index.ts';
import { zoneOf } from '../../content/time-zone.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { spanFrom } from '../edition-scope.ts';
import { atValue } from '../finding-at.ts';
import type { TimedFindings } from '../timed-findings.ts';

/** Adds the warning `year-not-over` for years that an event lists as held although they are not over. */
export function checkHeldYears(index: ContentIndex, at: Instant): TimedFindings {
  const years = heldYears(index).filter(({ endsAt }) => endsAt > at);
  const ends = years.map(({ endsAt }) => endsAt);
  return { findings: years.map(({ finding }) => finding), until: ends.length === 0 ? null : Math.min(...ends) };
}

interface HeldYear {
  readonly finding: Finding;
  readonly endsAt: Instant;
}

function heldYears(index: ContentIndex): readonly HeldYear[] {
  return recordsOf(index, 'edition').flatMap((edition): readonly HeldYear[] => {
    const { event, year } = edition.place;
    const { startDateTime, endDateTime, status } = edition.data;
    const eventRecord = recordsOf(index, 'event').find(({ place }) => place.event === event);
    if (eventRecord?.data.years[String(year)] !== true) return [];
    // The rule for the status reports these years.
    if (status === 'cancelled' || status === 'postponed') return [];
    const span = spanFrom(startDateTime, endDateTime, zoneOf(index, edition.place));
    if (span === undefined) return [];
    const finding = atValue(eventRecord, ['years', String(year)], {
      code: 'year-not-over',
      severity: 'warning',
      message: `The years of ${event} list ${year} as held, but that edition lasts until ${endDateTime}.`,
      hint: 'change this to false until it is over',
    });
    return [{ finding, endsAt: span.endsAt }];
  });
}
