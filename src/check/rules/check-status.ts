import { field } from '../../content/content-index.ts';
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
  const { data } = edition.document;
  const status = field(data, 'status');
  const isUsed = { statusText: status !== undefined, previousStartDate: status === 'moved' };
  return Object.entries(isUsed)
    .filter(([name, isShown]) => field(data, name) !== undefined && !isShown)
    .map(([name]) =>
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
  const { data } = edition.document;
  if (field(data, 'status') !== 'moved') return [];
  const text = field(data, 'previousStartDate');
  const hint = 'write under "previousStartDate" when it was to begin, and in the other fields when it begins now';
  const finding = { code: 'moved-without-date', severity: 'warning', hint } as const;
  if (text === undefined) {
    const message = 'This edition has been moved, and nothing says from which date.';
    return [atKey(edition, ['status'], { ...finding, message })];
  }
  const now = String(field(data, 'startDateTime'));
  const isSame = momentIn(text, 'start', zone) === spanOf(scope)?.startsAt || text === now.slice(0, 10);
  const message = `The edition still begins on ${text}, the date from which it has been moved.`;
  return isSame ? [atValue(edition, ['previousStartDate'], { ...finding, message })] : [];
}

function heldYear({ edition, eventRecord, event, year }: EditionScope): readonly Finding[] {
  const status = field(edition.document.data, 'status');
  const isHeld = field(field(eventRecord.document.data, 'years'), String(year)) === true;
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
