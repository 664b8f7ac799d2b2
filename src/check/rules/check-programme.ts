import { type ContentRecord, recordsOf } from '../../content/content-index.ts';
import { scheduleEntries } from '../../content/schedule-entries.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { nameHint } from '../../diagnostics/nearest-name.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { datesOf } from '../edition-scope.ts';
import { atFile, atValue } from '../finding-at.ts';
import { shadowingSchedule } from '../shadowed-schedule.ts';

/** Checks that the folder of a day belongs to a day of the edition. Adds `day-unknown`. */
export function checkDay(record: ContentRecord, { index }: CheckScope): readonly Finding[] {
  const { event, year, day } = record.place;
  if (event === undefined || year === undefined || day === undefined) return [];
  const [edition] = recordsOf(index, 'edition', { event, year });
  if (edition === undefined) return [];
  const dates = datesOf(edition);
  if (dates.includes(day)) return [];
  const hint = nameHint(day, dates);
  const message = `${event} ${year} has no day ${day}.`;
  return [atFile(record, { code: 'day-unknown', severity: 'error', message, hint })];
}

/** Adds `session-twice` for a session with two slots. */
export function checkProgramme(edition: EditionPlace, { index }: CheckScope): readonly Finding[] {
  const seen = new Set<string>();
  return recordsOf(index, 'schedule', edition)
    .filter((schedule) => shadowingSchedule(schedule, index) === undefined)
    .flatMap((schedule) =>
      scheduleEntries(schedule.data).flatMap(({ data: { session }, pointer }) => {
        if (session === undefined) return [];
        if (!seen.has(session)) {
          seen.add(session);
          return [];
        }
        return [
          atValue(schedule, [...pointer, 'session'], {
            code: 'session-twice',
            severity: 'error',
            message: `The session "${session}" has a slot already.`,
            hint: 'write the second part of a session that continues later as another session',
          }),
        ];
      }),
    );
}
