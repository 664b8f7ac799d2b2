import { anyRecordNamed } from '../../content/content-index.ts';
import { nameOfEntry } from '../../content/schedule-entries.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { isSameEntry } from '../../domain/programme/entry-outcomes.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { type EntryChange, entryChanges, type NamedEntry, namedEntries } from '../changed-entries.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { momentIn } from '../edition-scope.ts';
import { atValue } from '../finding-at.ts';
import { scheduledDays } from '../scheduled-days.ts';

/**
 * Checks the changes of a programme, and the idents by which they name entries. Adds `entry-ident-twice`,
 * `entry-day-missing`, `entry-unknown` for an entry that is not on the day of the change, `restored-without-cancelled` and
 * `moved-without-difference`.
 */
export function checkChanges(place: EditionPlace, scope: CheckScope): readonly Finding[] {
  const entries = namedEntries(place, scope);
  const changes = entryChanges(place, scope);
  return [
    ...doubleIdents(entries, place, scope),
    ...changes.flatMap((change) => checkDay(change, entries)),
    ...changes.flatMap((change, at) => checkRestored(change, changes.slice(0, at))),
    ...checkMoved(changes, place, scope),
  ];
}

/** An ident must differ from those of the day's other entries, and from all sessions. Two slots of a session are `session-twice`. */
function doubleIdents(entries: readonly NamedEntry[], place: EditionPlace, scope: CheckScope): readonly Finding[] {
  return entries.flatMap(({ schedule, name, date, data, pointer }, at) => {
    if (data.ident === undefined) return [];
    const isSession = anyRecordNamed(scope.index, 'session', { ...place, ident: name }) !== undefined;
    if (!isSession && !entries.slice(0, at).some((one) => one.name === name && one.date === date)) return [];
    return [
      atValue(schedule, [...pointer, 'ident'], {
        code: 'entry-ident-twice',
        severity: 'error',
        message: isSession ? `There is a session "${name}" too.` : `Another entry of the day is called "${name}" too.`,
        hint: 'rename one of the two',
      }),
    ];
  });
}

function checkDay({ record, name, day }: EntryChange, entries: readonly NamedEntry[]): readonly Finding[] {
  const own = entries.flatMap((entry) => (entry.name === name && entry.date !== undefined ? [entry.date] : []));
  const dates = [...new Set(own)].sort();
  if (day === undefined && dates.length > 1) {
    return [
      atValue(record, ['entry'], {
        code: 'entry-day-missing',
        severity: 'error',
        message: `There is an entry "${name}" on ${dates.join(' and on ')}.`,
        hint: `add "day: ${dates[0]}", or another of these days`,
      }),
    ];
  }
  if (day === undefined || dates.length === 0 || dates.includes(day)) return [];
  return [
    atValue(record, ['day'], {
      code: 'entry-unknown',
      severity: 'error',
      message: `There is no entry "${name}" on ${day}.`,
      hint: `it is on ${dates.join(' and on ')}`,
    }),
  ];
}

function checkRestored(change: EntryChange, before: readonly EntryChange[]): readonly Finding[] {
  if (change.kind !== 'restored') return [];
  const last = before.findLast((one) => isSameEntry(one, change) && RESTORABLE.includes(one.kind));
  if (last !== undefined && last.kind !== 'restored') return [];
  return [
    atValue(change.record, ['kind'], {
      code: 'restored-without-cancelled',
      severity: 'error',
      message: `No change before this one says that "${change.name}" is cancelled, replaced or full.`,
      hint: 'correct "entry" or "at", or delete this file',
    }),
  ];
}

const RESTORABLE = ['cancelled', 'replaced', 'full', 'restored'];

/** Compares the last move of each entry with the schedule; a later delay may lead back to the former start. */
function checkMoved(changes: readonly EntryChange[], place: EditionPlace, scope: CheckScope): readonly Finding[] {
  const last = changes.filter(
    (change, at) =>
      change.kind === 'moved' &&
      !changes.slice(at + 1).some((one) => isSameEntry(one, change) && ['moved', 'delayed'].includes(one.kind)),
  );
  if (last.length === 0) return [];
  const days = scheduledDays(place, scope);
  return last.flatMap((change) => {
    const { data } = change.record;
    if (data.kind !== 'moved') return [];
    const { startsAt: start, room } = data.from;
    const slot = days
      .flatMap(({ entries, date, editionScope }) => entries.map((one) => ({ ...one, date, zone: editionScope.zone })))
      .find(({ entry, date }) => isSameEntry(change, { name: nameOfEntry(entry.data) ?? '', day: date }));
    if (slot === undefined) return [];
    const isSameStart = start === undefined || momentIn(start, 'moment', slot.zone) === slot.startsAt;
    if (!isSameStart || (room !== undefined && room !== slot.entry.room)) return [];
    const where = slot.entry.room === undefined ? '' : ` in "${slot.entry.room}"`;
    return [
      atValue(change.record, ['from'], {
        code: 'moved-without-difference',
        severity: 'error',
        message: `"${change.name}" is still planned for ${wallClock(slot.startsAt, slot.zone).slice(0, 16)}${where}.`,
        hint: 'move it in the schedule, or write under "from" where it was before',
      }),
    ];
  });
}
