import { defined } from '../defined.ts';
import { grouped } from '../grouped.ts';
import { memoize } from '../memoize.ts';
import type { Edition, ProgrammeEntry, Session } from '../site/site.ts';
import type { Instant } from '../time/timeline.ts';
import type { Change, ChangedEntry, ChangeKind, EntryOutcome, EntryPosition, EntryState } from './programme-changes.ts';
import type { Placed } from './schedule.ts';

/** What has become of the entries of a programme by its changes. */

const UNCHANGED: EntryOutcome = { state: { kind: 'planned' }, isFull: false, changes: [] };

/** What the outcomes of an edition's entries follow from. */
export type ChangedProgramme = Pick<Edition, 'changes' | 'sessions' | 'days'>;

/**
 * What has become of an entry of the programme, or of a whole session. A session with several slots does not take place if none
 * of them does, and is full if all that take place are.
 */
export function outcomeOf(edition: ChangedProgramme, entry: ProgrammeEntry | Session): EntryOutcome {
  return outcomes(edition).get(entry) ?? UNCHANGED;
}

/** Whether an entry takes place, so that it is neither cancelled nor replaced. */
export function takesPlace(edition: ChangedProgramme, entry: ProgrammeEntry | Session): boolean {
  return outcomeOf(edition, entry).state.kind === 'planned';
}

/**
 * The change by which an entry does not take place, of the changes that name it, in order. Undefined for an entry that takes
 * place.
 */
export function cancelling<T extends { readonly kind: string }>(changes: readonly T[]): T | undefined {
  const last = changes.findLast(({ kind }) => kind === 'cancelled' || kind === 'replaced' || kind === 'restored');
  return last?.kind === 'restored' ? undefined : last;
}

/** The name of an entry. It only has one if changes can name it. `startsAt` tells the slots of a session on one day apart. */
export interface EntryName {
  readonly name?: string | undefined;
  readonly day?: string | undefined;
  readonly startsAt?: Instant | undefined;
}

/** Whether two names mean the same entry. One that says neither day nor start means the only one, or all slots of a session. */
export function isSameEntry(one: EntryName, other: EntryName): boolean {
  const isCompatible = <T>(a: T | undefined, b: T | undefined): boolean =>
    a === undefined || b === undefined || a === b;
  return one.name === other.name && isCompatible(one.day, other.day) && isCompatible(one.startsAt, other.startsAt);
}

function stateAfter(changes: readonly Change[]): EntryState {
  const last = cancelling(changes);
  if (last?.kind === 'replaced') return { kind: 'replaced', by: last.by };
  return { kind: last === undefined ? 'planned' : 'cancelled' };
}

const outcomes = memoize((edition: ChangedProgramme): ReadonlyMap<ProgrammeEntry | Session, EntryOutcome> => {
  if (edition.changes.length === 0) return new Map();
  const entries = new Map(
    namedSlots(edition).map(({ name, ...placed }) => [placed.entry, outcome(edition, name, placed)] as const),
  );
  const slots = grouped(entries, ([entry]) => (entry.kind === 'session' ? entry.session : undefined));
  const sessions = edition.sessions.map((session) => {
    const own = (slots.get(session) ?? []).map(([, one]) => one);
    return [session, own.length === 0 ? outcome(edition, { name: session.ident }) : joined(edition, own)] as const;
  });
  return new Map<ProgrammeEntry | Session, EntryOutcome>([...entries, ...sessions]);
});

/** The entries of the programme, with their names. */
function namedSlots({ days }: ChangedProgramme): readonly (Placed<ProgrammeEntry> & { readonly name: EntryName })[] {
  return days.flatMap(({ date: day, programme }) =>
    programme.map((placed) => {
      const { entry } = placed;
      return { ...placed, name: { name: entry.kind === 'session' ? entry.session.ident : entry.ident, day } };
    }),
  );
}

/** What has become of a session with these slots. Where it was, and what it replaces, is only said of a session with one slot. */
function joined({ changes }: ChangedProgramme, slots: readonly EntryOutcome[]): EntryOutcome {
  const [first] = slots as readonly [EntryOutcome];
  if (slots.length === 1) return first;
  const planned = slots.filter(({ state }) => state.kind === 'planned');
  return defined({
    state: (planned[0] ?? first).state,
    isFull: (planned.length === 0 ? slots : planned).every(({ isFull }) => isFull),
    changes: changes.filter((change) => slots.some((one) => one.changes.includes(change))),
  });
}

function nameOf({ ident, day, slot }: ChangedEntry): EntryName {
  return { name: ident, day, ...slot };
}

function outcome(edition: ChangedProgramme, name: EntryName, placed?: Placed<ProgrammeEntry>): EntryOutcome {
  const now = placed && defined({ startsAt: placed.startsAt, room: placed.entry.room });
  const dayEnds = edition.days.map(({ endsAt }) => endsAt);
  const isOwn = (change: Change, { startsAt }: Pick<EntryPosition, 'startsAt'>): boolean =>
    isNamedBy(change, { ...name, startsAt });
  const steps = now && takenBack(edition.changes, now, { isOwn, dayEnds });
  const changes = steps?.map(({ change }) => change).reverse() ?? changesOf(edition, name);
  const replaced = edition.changes.findLast(
    (change) => change.kind === 'replaced' && isSameEntry(nameOf(change.by), name),
  );
  const before = replaced?.kind === 'replaced' ? replaced.entry : undefined;
  const isReplaced =
    before !== undefined &&
    stateAfter(changesOf(edition, nameOf(before))).kind === 'replaced' &&
    isInPlaceOf(edition, placed, before);
  return defined({
    state: stateAfter(changes),
    isFull: changes.findLast(({ kind }) => kind === 'full' || kind === 'restored')?.kind === 'full',
    replaces: isReplaced ? before : undefined,
    was: now && steps && difference(steps.at(-1)?.before ?? now, now),
    changes,
  });
}

/** Whether an entry stands for a replaced one: of a session with several slots, those that begin when it would, if any does. */
function isInPlaceOf(
  edition: ChangedProgramme,
  placed: Placed<ProgrammeEntry> | undefined,
  replaced: ChangedEntry,
): boolean {
  if (placed?.entry.kind !== 'session') return true;
  const { session } = placed.entry;
  const all = namedSlots(edition);
  const starts = all.flatMap(({ name, startsAt }) =>
    isSameEntry(nameOf(replaced), { ...name, startsAt }) ? [startsAt] : [],
  );
  const isThen = ({ startsAt }: Pick<EntryPosition, 'startsAt'>): boolean => starts.includes(startsAt);
  return (
    isThen(placed) || !all.some((one) => one.entry.kind === 'session' && one.entry.session === session && isThen(one))
  );
}

/** The changes that name an entry. */
function changesOf({ changes }: ChangedProgramme, name: EntryName): readonly Change[] {
  return changes.filter((change) => isNamedBy(change, name));
}

function isNamedBy(change: Change, name: EntryName): boolean {
  return 'entry' in change && change.entry !== undefined && isSameEntry(nameOf(change.entry), name);
}

/** Where an entry is. Rooms are compared by their idents. */
interface Position<R> {
  readonly startsAt: Instant;
  readonly room?: R;
}

/** What a change says of the places of entries. */
export type Move<R> =
  | { readonly kind: 'moved'; readonly from: Partial<Position<R>> }
  | { readonly kind: 'delayed'; readonly minutes: number }
  | { readonly kind: 'shift'; readonly room: Named; readonly from: Instant; readonly minutes: number }
  | { readonly kind: Exclude<ChangeKind, 'moved' | 'delayed' | 'shift'> };

interface Named {
  readonly ident: string;
}

/**
 * Takes back the changes that name an entry or shifted it, the last one first: each with the position before it. `isOwn` gets
 * the position after the change, by which a change may name a slot. `dayEnds` are the ends of the edition's days, in order.
 */
export function takenBack<C extends Move<R>, R extends Named>(
  changes: readonly C[],
  now: Position<R>,
  {
    isOwn,
    dayEnds,
  }: { readonly isOwn: (change: C, after: Position<R>) => boolean; readonly dayEnds: readonly Instant[] },
): readonly { readonly change: C; readonly before: Position<R> }[] {
  let before = now;
  return changes.toReversed().flatMap((change) => {
    if (change.kind === 'shift' ? !isShifted(before, change, dayEnds) : !isOwn(change, before)) return [];
    before = positionBefore(before, change);
    return [{ change, before }];
  });
}

/** Whether a shift moved an entry to its position. */
function isShifted(
  { startsAt, room }: Position<Named>,
  { minutes, from, room: shifted }: Move<Named> & { readonly kind: 'shift' },
  dayEnds: readonly Instant[],
): boolean {
  const before = startsAt - minutes * 60;
  const dayEnd = dayEnds.find((endsAt) => endsAt > from) ?? Number.POSITIVE_INFINITY;
  return room?.ident === shifted.ident && before >= from && before < dayEnd;
}

function positionBefore<R>(position: Position<R>, change: Move<R>): Position<R> {
  if (change.kind === 'moved') return { ...position, ...change.from };
  if (change.kind !== 'delayed' && change.kind !== 'shift') return position;
  return { ...position, startsAt: position.startsAt - change.minutes * 60 };
}

function difference(was: EntryPosition, is: EntryPosition): EntryOutcome['was'] {
  const startsAt: Instant | undefined = was.startsAt === is.startsAt ? undefined : was.startsAt;
  const room = was.room?.ident === is.room?.ident ? undefined : was.room;
  return startsAt === undefined && room === undefined ? undefined : defined({ startsAt, room });
}
