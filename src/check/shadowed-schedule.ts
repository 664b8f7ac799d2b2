import { type ContentIndex, type ContentRecord, recordsOf } from '../content/content-index.ts';
import { scheduleOfDay } from '../domain/programme/timed-entries.ts';
import { datesOf } from './edition-scope.ts';

/** The schedule of the first day's own folder, which takes precedence over that of the edition. Undefined if there is none. */
export function shadowingSchedule(schedule: ContentRecord, index: ContentIndex): ContentRecord | undefined {
  const { event, year, day } = schedule.place;
  if (event === undefined || year === undefined || day !== undefined) return undefined;
  const [edition] = recordsOf(index, 'edition', { event, year });
  const [date] = edition === undefined ? [] : datesOf(edition);
  return scheduleOfDay(recordsOf(index, 'schedule', { event, year }), { date, isFirst: false });
}
