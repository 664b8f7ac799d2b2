import { allRecordsOf, type ContentIndex, type ContentRecord } from '../content/content-index.ts';
import { items } from '../content/valid-record.ts';
import { scheduleOfDay } from '../domain/programme/timed-entries.ts';

/** The schedule of the first day's own folder, which takes precedence over that of the edition. Undefined if there is none. */
export function shadowingSchedule(schedule: ContentRecord, index: ContentIndex): ContentRecord | undefined {
  const { event, year, day } = schedule.place;
  if (event === undefined || year === undefined || day !== undefined) return undefined;
  const [edition] = allRecordsOf(index, 'edition', { event, year });
  const date = String(items(edition?.data.days)[0]?.date);
  return scheduleOfDay(allRecordsOf(index, 'schedule', { event, year }), { date, isFirst: false });
}
