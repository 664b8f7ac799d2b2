import { anyRecordNamed } from '../../content/content-index.ts';
import { nameOfEntry } from '../../content/schedule-entries.ts';
import type { ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { isSameEntry } from '../../domain/programme/entry-outcomes.ts';
import type { Placed } from '../../domain/programme/schedule.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { type EntryChange, entryChanges, type NamedEntry, namedEntries } from '../changed-entries.ts';
import type { CheckScope } from '../check-scope.ts';
import type { EditionPlace } from '../edition-place.ts';
import { momentIn } from '../edition-scope.ts';
import { type EntryStep, entrySteps } from '../entry-steps.ts';
import { atValue } from '../finding-at.ts';
import { type ScheduledDay, type SourceEntry, scheduledDays } from '../scheduled-days.ts';

/**
 * Checks the changes of a programme, and the idents by which they name entries. Adds `entry-ident-twice`,
 * `entry-day-missing`, `entry-unknown` for an entry that is not on the day or at the start that the change names,
 * `restored-without-cancelled` and `moved-without-difference`.
 */
export function checkChanges(place: EditionPlace, scope: CheckScope): readonly Finding[] {
  const entries = namedEntries(place, scope);
  const changes = entryChanges(place, scope);
  const slots = slotsIn(place, scope);
  return [
    ...doubleIdents(entries, place, scope),
    ...changes.flatMap((change) => checkDay(change, entries)),
    ...changes.flatMap((change) => checkSlot(change, slots)),
    ...changes.flatMap((change, at) => checkRestored(change, { before: changes.slice(0, at), slots })),
    ...slots.flatMap(checkMoved),
  ];
}

/** An entry that changes can name, with its changes, the last one first. */
interface NamedSlot extends Placed<SourceEntry> {
  readonly name: string;
  readonly day: ScheduledDay;
  readonly steps: readonly EntryStep[];
}

function slotsIn(place: EditionPlace, scope: CheckScope): readonly NamedSlot[] {
  const stepsOf = entrySteps(place, scope);
  return scheduledDays(place, scope).flatMap((day) =>
    day.entries.flatMap((placed) => {
      const name = nameOfEntry(placed.entry.data);
      return name === undefined ? [] : [{ ...placed, name, day, steps: stepsOf(placed, day) }];
    }),
  );
}

/** An ident must differ from those of the day's other entries, and from all sessions. */
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
  const isSession = entries.some((entry) => entry.name === name && entry.data.session !== undefined);
  if (day === undefined && dates.length > 1 && !isSession) {
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

/** Of a session with several slots, all may be cancelled at once, but only one can be moved or delayed. */
function checkSlot({ record, kind, name, start }: EntryChange, all: readonly NamedSlot[]): readonly Finding[] {
  const slots = all.filter((one) => one.name === name);
  const own = slots.filter(({ steps }) => isAmong(steps, record));
  if (start !== undefined && slots.length > 0 && own.length === 0) {
    return [
      atValue(record, ['startsAt'], {
        code: 'entry-unknown',
        severity: 'error',
        message: `"${name}" does not begin at ${start}.`,
        hint: `it begins at ${startsOf(slots)}`,
      }),
    ];
  }
  const isSession = own.some(({ entry }) => entry.data.session !== undefined);
  if ((kind !== 'moved' && kind !== 'delayed') || !isSession || own.length < 2) return [];
  return [
    atValue(record, ['entry'], {
      code: 'entry-day-missing',
      severity: 'error',
      message: `The session "${name}" takes place at ${startsOf(own)}.`,
      hint: `add "startsAt: ${startOf(own[0] as NamedSlot)}", or another of these times`,
    }),
  ];
}

function isAmong(steps: readonly EntryStep[], record: ValidRecord<'change'>): boolean {
  return steps.some((step) => step.record === record);
}

function startOf({ startsAt, day }: NamedSlot): string {
  return wallClock(startsAt, day.editionScope.zone).slice(0, 16);
}

function startsOf(slots: readonly NamedSlot[]): string {
  return slots.map(startOf).join(' and at ');
}

/** A change restores an entry if one of its slots was off or full before. One that is not in the programme is known by its name. */
function checkRestored(
  change: EntryChange,
  { before, slots }: { readonly before: readonly EntryChange[]; readonly slots: readonly NamedSlot[] },
): readonly Finding[] {
  if (change.kind !== 'restored') return [];
  const own = slots.filter(({ steps }) => isAmong(steps, change.record));
  const told =
    own.length === 0
      ? [
          before
            .filter((one) => isSameEntry({ name: one.name, day: one.day }, { name: change.name, day: change.day }))
            .map(({ kind }) => kind),
        ]
      : own.map(({ steps }) => kindsBefore(steps, change.record));
  if (told.some((kinds) => RESTORABLE.includes(kinds.findLast((kind) => STATES.includes(kind)) ?? ''))) return [];
  return [
    atValue(change.record, ['kind'], {
      code: 'restored-without-cancelled',
      severity: 'error',
      message: `No change before this one says that "${change.name}" is cancelled, replaced or full.`,
      hint: 'correct "entry" or "at", or delete this file',
    }),
  ];
}

/** The kinds of an entry's changes before one of them, in the order in which they were told. */
function kindsBefore(steps: readonly EntryStep[], record: ValidRecord<'change'>): readonly string[] {
  const at = steps.findIndex((step) => step.record === record);
  return steps
    .slice(at + 1)
    .map((step) => step.record.data.kind)
    .reverse();
}

const RESTORABLE: readonly string[] = ['cancelled', 'replaced', 'full'];
const STATES = [...RESTORABLE, 'restored'];

/** Compares the last move of an entry with the schedule; a later delay may lead back to the former start. */
function checkMoved({ name, entry, startsAt, day, steps }: NamedSlot): readonly Finding[] {
  const last = steps.find(({ record: { data } }) => data.kind === 'moved' || data.kind === 'delayed')?.record;
  if (last?.data.kind !== 'moved') return [];
  const { zone } = day.editionScope;
  const { startsAt: start, room } = last.data.from;
  const isSameStart = start === undefined || momentIn(start, 'moment', zone) === startsAt;
  if (!isSameStart || (room !== undefined && room !== entry.room)) return [];
  const where = entry.room === undefined ? '' : ` in "${entry.room}"`;
  return [
    atValue(last, ['from'], {
      code: 'moved-without-difference',
      severity: 'error',
      message: `"${name}" is still planned for ${wallClock(startsAt, zone).slice(0, 16)}${where}.`,
      hint: 'move it in the schedule, or write under "from" where it was before',
    }),
  ];
}
