import { type ContentIndex, field, recordsOf } from '../../content/content-index.ts';
import { timeZone } from '../../content/time-zone.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { spanFrom } from '../edition-scope.ts';
import { atValue } from '../finding-at.ts';

/**
 * Years that an event lists as held, each with the instant at which it really is over: the warning `year-not-over` is true
 * before that and not after. Whether to report it is for the caller, who knows the present.
 */
export function checkHeldYears(index: ContentIndex): readonly Finding[] {
  return recordsOf(index, 'edition').flatMap((edition): readonly Finding[] => {
    const { event, year } = edition.place;
    const { data } = edition.document;
    const eventRecord = recordsOf(index, 'event').find(({ place }) => place.event === event);
    if (eventRecord === undefined || field(field(eventRecord.document.data, 'years'), String(year)) !== true) return [];
    const [start, end] = [field(data, 'startDateTime'), field(data, 'endDateTime')];
    const span = spanFrom(start, end, timeZone(index));
    if (span === undefined) return [];
    const finding = atValue(eventRecord, ['years', String(year)], {
      code: 'year-not-over',
      severity: 'warning',
      message: `The years of ${event} list ${year} as held, and that edition lasts until ${end}.`,
      hint: 'change this to false until it is over',
    });
    return [{ ...finding, until: span.endsAt }];
  });
}
