import { type ContentRecord, field, recordsOf } from '../../content/content-index.ts';
import type { Finding, Place } from '../../diagnostics/diagnostic.ts';
import { nameHint } from '../../diagnostics/nearest-name.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { datesOf } from '../edition-scope.ts';
import { shadowingSchedule } from '../shadowed-schedule.ts';

/** Checks that the folder of a day belongs to a day of the edition. Adds `day-unknown`. */
export function checkDay(record: ContentRecord, { index, isValid }: CheckScope): readonly Finding[] {
  const { event, year, day } = record.place;
  if (event === undefined || year === undefined || day === undefined) return [];
  const edition = recordsOf(index, 'edition', { event, year })[0];
  if (edition === undefined || !isValid(edition)) return [];
  const dates = datesOf(edition);
  if (dates.includes(day)) return [];
  const hint = nameHint(day, dates);
  return [error('day-unknown', record, { kind: 'file' }, `${event} ${year} has no day ${day}.`, hint)];
}

/** Adds `session-twice` for a session with two slots. */
export function checkProgramme(edition: EditionPlace, { index, isValid }: CheckScope): readonly Finding[] {
  const seen = new Set<string>();
  return recordsOf(index, 'schedule', edition)
    .filter((record) => isValid(record) && shadowingSchedule(record, index) === undefined)
    .flatMap((record) =>
      sessionsIn(field(record.document.data, 'entries'), ['entries']).flatMap(({ session, pointer }) => {
        if (!seen.has(session)) {
          seen.add(session);
          return [];
        }
        return [
          error(
            'session-twice',
            record,
            { kind: 'pointer', pointer, on: 'value' },
            `The session "${session}" has a slot already.`,
            'write the second part of a session that continues later as another session',
          ),
        ];
      }),
    );
}

function sessionsIn(
  value: unknown,
  pointer: readonly string[],
): readonly { readonly session: string; readonly pointer: readonly string[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  const session = field(value, 'session');
  if (typeof session === 'string') return [{ session, pointer: [...pointer, 'session'] }];
  return Object.entries(value).flatMap(([key, item]) => sessionsIn(item, [...pointer, key]));
}

function error(
  code: Finding['code'],
  record: ContentRecord,
  place: Place,
  message: string,
  hint: string | undefined,
): Finding {
  return {
    code,
    severity: 'error',
    path: record.document.path,
    place,
    message,
    ...(hint === undefined ? {} : { hint }),
  };
}
