import { defined } from '../defined.ts';
import { memoize } from '../memoize.ts';
import type { Edition, ProgrammeEntry, Session } from '../site/site.ts';
import type { Instant } from '../time/timeline.ts';
import type { Change, ChangedEntry, ChangeKind, EntryOutcome, EntryPosition, EntryState } from './programme-changes.ts';
import type { Placed } from './schedule.ts';

/** What has become of the entries of a programme by its changes. */

const UNCHANGED: EntryOutcome = { state: { kind: 'planned' }, isFull: false, changes: [] };

/** What the outcomes of an edition's entries follow from. */
export type ChangedProgramme = Pick<Edition, 'changes' | 'sessions' | 'days'>;

/** What has become of an entry of the programme, or of a session, which may have no slot in it. */
export function outcomeOf(edition: ChangedProgramme, entry: ProgrammeEntry | Session): EntryOutcome {
  return outcomes(edition).get(ownerOf(entry)) ?? UNCHANGED;
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

/** The name of an entry. It only has one if changes can name it; that of a session says no day. */
export interface EntryName {
  readonly name?: string | undefined;
  readonly day?: string | undefined;
}

/** Whether two names mean the same entry. One that does not say the day means the only one. */
export function isSameEntry(one: EntryName, other: EntryName): boolean {
  return one.name === other.name && (one.day === undefined || other.day === undefined || one.day === other.day);
}

function stateAfter(changes: readonly Change[]): EntryState {
  const last = cancelling(changes);
  if (last?.kind === 'replaced') return { kind: 'replaced', by: last.by };
  return { kind: last === undefined ? 'planned' : 'cancelled' };
}

function ownerOf(entry: ProgrammeEntry | Session): ProgrammeEntry | Session {
  return 'kind' in entry && entry.kind === 'session' ? entry.session : entry;
}

const outcomes = memoize((edition: ChangedProgramme): ReadonlyMap<ProgrammeEntry | Session, EntryOutcome> => {
  if (edition.changes.length === 0) return new Map();
  const sessions = edition.sessions.map((session) => [session, outcome(edition, { name: session.ident })] as const);
  const entries = edition.days.flatMap(({ date, programme }) =>
    programme.map((placed) => {
      const { entry } = placed;
      const name = entry.kind === 'session' ? { name: entry.session.ident } : { name: entry.ident, day: date };
      return [ownerOf(entry), outcome(edition, name, placed)] as const;
    }),
  );
  return new Map([...sessions, ...entries]);
});

function nameOf({ ident, day }: ChangedEntry): EntryName {
  return { name: ident, day };
}

function outcome(edition: ChangedProgramme, name: EntryName, placed?: Placed<ProgrammeEntry>): EntryOutcome {
  const own = changesOf(edition, name);
  const now = placed && defined({ startsAt: placed.startsAt, room: placed.entry.room });
  const dayEnds = edition.days.map(({ endsAt }) => endsAt);
  const steps = now && takenBack(edition.changes, now, { isOwn: (change) => own.includes(change), dayEnds });
  const replaced = edition.changes.findLast(
    (change) => change.kind === 'replaced' && isSameEntry(nameOf(change.by), name),
  );
  const before = replaced?.kind === 'replaced' ? replaced.entry : undefined;
  const isReplaced = before !== undefined && stateAfter(changesOf(edition, nameOf(before))).kind === 'replaced';
  return defined({
    state: stateAfter(own),
    isFull: own.findLast(({ kind }) => kind === 'full' || kind === 'restored')?.kind === 'full',
    replaces: isReplaced ? before : undefined,
    was: now && steps && difference(steps.at(-1)?.before ?? now, now),
    changes: steps?.map(({ change }) => change).reverse() ?? own,
  });
}

/** The changes that name an entry. */
function changesOf({ changes }: ChangedProgramme, name: EntryName): readonly Change[] {
  return changes.filter(
    (change) => 'entry' in change && change.entry !== undefined && isSameEntry(nameOf(change.entry), name),
  );
}

/** Where an entry is. Rooms are compared by their idents. */
interface Position<R> {
  readonly startsAt: Instant;
  readonly room?: R;
}

/** What a change says of the places of entries. */
type Move<R> =
  | { readonly kind: 'moved'; readonly from: Partial<Position<R>> }
  | { readonly kind: 'delayed'; readonly minutes: number }
  | { readonly kind: 'shift'; readonly room: Named; readonly from: Instant; readonly minutes: number }
  | { readonly kind: Exclude<ChangeKind, 'moved' | 'delayed' | 'shift'> };

interface Named {
  readonly ident: string;
}

/**
 * Takes back the changes that name an entry (`isOwn`) or shifted it, the last one first: each with the position before
 * it. `dayEnds` are the ends of the edition's days, in order.
 */
export function takenBack<C extends Move<R>, R extends Named>(
  changes: readonly C[],
  now: Position<R>,
  { isOwn, dayEnds }: { readonly isOwn: (change: C) => boolean; readonly dayEnds: readonly Instant[] },
): readonly { readonly change: C; readonly before: Position<R> }[] {
  let before = now;
  return changes.toReversed().flatMap((change) => {
    if (change.kind === 'shift' ? !isShifted(before, change, dayEnds) : !isOwn(change)) return [];
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
