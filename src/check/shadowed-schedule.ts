import { type ContentIndex, type ContentRecord, recordsOf } from '../content/content-index.ts';
import { datesOf } from './edition-scope.ts';

/** The schedule in the folder of an edition's first day that stands in the way of the edition's own, if there is one. */
export function shadowingSchedule(schedule: ContentRecord, index: ContentIndex): ContentRecord | undefined {
  const { event, year, day } = schedule.place;
  if (event === undefined || year === undefined || day !== undefined) return undefined;
  const [edition] = recordsOf(index, 'edition', { event, year });
  const first = edition === undefined ? undefined : datesOf(edition)[0];
  return recordsOf(index, 'schedule', { event, year }).find(
    ({ place }) => place.day !== undefined && place.day === first,
  );
}
