import { anyRecordNamed } from '../../content/content-index.ts';
import { nameOfEntry, type ScheduleEntry } from '../../content/schedule-entries.ts';
import { items } from '../../content/valid-record.ts';
import { textsOf } from '../../content-edits/record-values.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { defined } from '../../domain/defined.ts';
import { type ChangeEffect, type EntryPlace, effectSentence } from '../../domain/programme/change-effects.ts';
import { wallClock } from '../../domain/time/zone.ts';
import type { CheckedProgrammes, ScheduledDay } from '../../pipeline/check-programmes.ts';
import type { EditionPlace } from '../new/new-scope.ts';
import type { ChangeData } from './change-decision.ts';
import { momentText } from './change-times.ts';
import type { ChangeScope, Slot } from './find-edition.ts';
import type { PlannedChange } from './plan-change.ts';

/** What a change did, and what it causes elsewhere. */
export interface ChangeDescription {
  /** What has become of each entry that it touches, in the order of time. */
  readonly effects: readonly ChangeEffect[];
  /** The effects as sentences. */
  readonly done: readonly string[];
  /** Full names of the people who speak or moderate in these entries. */
  readonly people: readonly string[];
  /** What it causes: entries that overlap now, or that end too late. */
  readonly consequences: readonly string[];
  /** New errors, by which the change cannot be made. */
  readonly errors: readonly Diagnostic[];
}

/** Compares the content before and after a change. */
export function describeChange(
  scope: ChangeScope,
  after: CheckedProgrammes,
  planned: PlannedChange,
): ChangeDescription {
  const before = scope.programmes;
  const known = new Set(before.diagnostics.map(keyOf));
  const fresh = after.diagnostics.filter((one) => !known.has(keyOf(one)));
  const { event, year } = planned;
  const [slots, slotsAfter] = [before, after].map((one) => slotsIn(one, { event, year })) as [Slots, Slots];
  const moved = [...slotsAfter].filter(([key, slot]) => {
    const was = slots.get(key);
    return was !== undefined && placeOf(was) !== placeOf(slot);
  });
  const told = planned.changes.flatMap(({ kind, entry, day, startsAt }) => {
    if (entry === undefined || MOVES.includes(kind)) return [];
    const slot = [...slotsAfter.values()].find((one) => isNamed(one, { entry, day, startsAt }));
    const title = titleOf(after, planned, entry, slot?.placed.entry.data);
    const isOneOfSeveral = slot !== undefined && (day ?? startsAt) !== undefined;
    return [{ effect: { kind: kind as StateKind, title: isOneOfSeveral ? `${title}, ${whenOf(slot)}` : title }, slot }];
  });
  const touched = [...moved.map(([, slot]) => slot), ...told.flatMap(({ slot }) => slot ?? [])];
  const byName = planned.changes.flatMap(({ entry, by }) => [entry, by]).filter((one) => typeof one === 'string');
  const effects: readonly ChangeEffect[] = [
    ...told.map(({ effect }) => effect),
    ...moved.map(([key, slot]) => movedEffect(after, planned, { was: slots.get(key) as Slot, is: slot })),
    ...planned.changes.flatMap(({ kind, entry, room }) =>
      kind === 'notice' && entry === undefined ? [noticeEffect(planned, room)] : [],
    ),
    ...(moved.length === 0 && planned.changes.some(({ kind }) => MOVES.includes(kind))
      ? [{ kind: 'scheduleStays' } as const]
      : []),
  ];
  return {
    effects,
    done: effects.map(effectSentence),
    people: peopleIn(after, planned, { slots: touched, names: byName }),
    consequences: fresh.filter(({ severity }) => severity !== 'error').map(({ message }) => message),
    errors: fresh.filter(({ severity }) => severity === 'error'),
  };
}

const MOVES = ['moved', 'delayed', 'shift'];

/** The kinds of records that say something of an entry which stays where it is. */
type StateKind = 'cancelled' | 'restored' | 'full' | 'replaced' | 'notice';

function noticeEffect({ event, year }: EditionPlace, room: string | undefined): ChangeEffect {
  return room === undefined ? { kind: 'noticeForAll', edition: `${event} ${year}` } : { kind: 'noticeInRoom', room };
}

type Slots = ReadonlyMap<string, Slot>;

/** The slots of an edition by day and entry. Entries without a name are counted within their day. */
function slotsIn(programmes: CheckedProgrammes, place: EditionPlace): Slots {
  const slots = new Map<string, Slot>();
  for (const day of programmes.daysOf(place)) {
    const unnamed = new Map<string, number>();
    for (const placed of day.entries.toSorted((a, b) => a.entry.order - b.entry.order)) {
      const { data } = placed.entry;
      const name = nameOfEntry(data) ?? JSON.stringify(data.title);
      const number = (unnamed.get(name) ?? 0) + 1;
      unnamed.set(name, number);
      slots.set(`${day.date} ${name} ${number}`, { day, placed });
    }
  }
  return slots;
}

function placeOf({ placed: { startsAt, entry } }: Slot): string {
  return `${startsAt} ${entry.room}`;
}

function movedEffect(
  programmes: CheckedProgrammes,
  place: EditionPlace,
  { was, is }: { readonly was: Slot; readonly is: Slot },
): ChangeEffect {
  const { data } = is.placed.entry;
  const title = titleOf(programmes, place, nameOfEntry(data), data);
  const [from, to] = [was, is].map(({ placed, day }) =>
    defined({ time: clock(placed.startsAt, day), room: placed.entry.room }),
  ) as [EntryPlace, EntryPlace];
  return { kind: 'moved', title, from, to };
}

/** Whether a change names a slot. */
function isNamed(slot: Slot, { entry, day, startsAt }: Pick<ChangeData, 'entry' | 'day' | 'startsAt'>): boolean {
  const { day: own, placed } = slot;
  const isThen = startsAt === undefined || startsAt === momentText(placed.startsAt, own.editionScope.zone);
  return nameOfEntry(placed.entry.data) === entry && (day === undefined || day === own.date) && isThen;
}

/** `2027-04-16 15:00` */
function whenOf({ day, placed }: Slot): string {
  return momentText(placed.startsAt, day.editionScope.zone).replace('T', ' ');
}

function clock(at: number, { editionScope }: ScheduledDay): string {
  return wallClock(at, editionScope.zone).slice(11, 16);
}

/** The title of a session or of an entry, in the first language that it has. */
function titleOf(
  { index }: CheckedProgrammes,
  { event, year }: EditionPlace,
  name: string | undefined,
  data?: ScheduleEntry,
): string {
  const session = anyRecordNamed(index, 'session', { event, year, ident: name });
  const [title = name] = textsOf((session?.data ?? data)?.title);
  return String(title).replace(/\s+/g, ' ').trim();
}

/** The names of those who speak or moderate in entries, each once. */
function peopleIn(
  { index }: CheckedProgrammes,
  { event, year }: EditionPlace,
  { slots, names }: { readonly slots: readonly Slot[]; readonly names: readonly string[] },
): readonly string[] {
  const sessions = [...slots.map(({ placed }) => placed.entry.data.session), ...names];
  const speakers = sessions.flatMap((ident) =>
    items(anyRecordNamed(index, 'session', { event, year, ident })?.data.speakers),
  );
  const moderators = slots.flatMap(({ placed }) => items(placed.entry.data.moderators));
  return [...new Set([...speakers, ...moderators].map(String))].map((ident) => {
    const data = anyRecordNamed(index, 'speaker', { event, year, ident })?.data;
    const parts = [data?.name, data?.surname].filter((part) => typeof part === 'string' && part !== '');
    return parts.length === 0 ? ident : parts.join(' ');
  });
}

function keyOf({ code, file, message }: Diagnostic): string {
  return `${code} ${file} ${message}`;
}

/** Undefined if the schedule got no fixed start beside those of moved entries. */
export function pinnedEffect(
  scope: ChangeScope,
  after: CheckedProgrammes,
  place: EditionPlace,
): ChangeEffect | undefined {
  const [before, now] = [scope.programmes, after].map((one) => slotsIn(one, place)) as [Slots, Slots];
  const pinned = [...now].filter(([key, slot]) => {
    const was = before.get(key);
    const isPinned = was?.placed.entry.pinnedAt === undefined && slot.placed.entry.pinnedAt !== undefined;
    return was !== undefined && isPinned && was.placed.startsAt === slot.placed.startsAt;
  });
  return pinned.length === 0 ? undefined : { kind: 'pinned', count: pinned.length };
}
