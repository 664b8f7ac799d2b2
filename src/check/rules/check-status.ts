import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { type EditionScope, editionsIn, momentIn, spanOf } from '../edition-scope.ts';
import { atKey, atValue } from '../finding-at.ts';

/**
 * Checks what an edition says about being cancelled, postponed or moved. Adds the warnings `status-missing`,
 * `moved-without-date` and `year-not-held`.
 */
export function checkStatus(place: EditionPlace, scope: CheckScope): readonly Finding[] {
  return editionsIn(scope, place).flatMap((edition) => [
    ...unusedFields(edition),
    ...movedDate(edition),
    ...heldYear(edition),
  ]);
}

function unusedFields({ edition }: EditionScope): readonly Finding[] {
  const { data } = edition;
  const { status } = data;
  const isUsed = { statusText: status !== undefined, previousStartDate: status === 'moved' };
  return (['statusText', 'previousStartDate'] as const)
    .filter((name) => data[name] !== undefined && !isUsed[name])
    .map((name) =>
      atKey(edition, [name], {
        code: 'status-missing',
        severity: 'warning',
        message:
          name === 'statusText'
            ? 'This text shows only for an edition with a "status", and there is none.'
            : `This date shows only if the "status" is moved, and ${status === undefined ? 'there is none' : `it is ${status}`}.`,
        hint: name === 'statusText' ? 'add "status: cancelled", postponed or moved' : 'add "status: moved"',
      }),
    );
}

function movedDate(scope: EditionScope): readonly Finding[] {
  const { edition, zone } = scope;
  const { status, previousStartDate: text, startDateTime } = edition.data;
  if (status !== 'moved') return [];
  const hint = 'write under "previousStartDate" when it was to begin, and in the other fields when it begins now';
  const finding = { code: 'moved-without-date', severity: 'warning', hint } as const;
  if (text === undefined) {
    const message = 'This edition has been moved, and nothing says from which date.';
    return [atKey(edition, ['status'], { ...finding, message })];
  }
  const isSame = momentIn(text, 'start', zone) === spanOf(scope)?.startsAt || text === startDateTime.slice(0, 10);
  const message = `The edition still begins on ${text}, the date from which it has been moved.`;
  return isSame ? [atValue(edition, ['previousStartDate'], { ...finding, message })] : [];
}

function heldYear({ edition, eventRecord, event, year }: EditionScope): readonly Finding[] {
  const { status } = edition.data;
  const isHeld = eventRecord.data.years[String(year)] === true;
  if (!isHeld || (status !== 'cancelled' && status !== 'postponed')) return [];
  return [
    atValue(eventRecord, ['years', String(year)], {
      code: 'year-not-held',
      severity: 'warning',
      message: `The years of ${event} list ${year} as held, but that edition is ${status}.`,
      hint: 'change this to false',
    }),
  ];
}
