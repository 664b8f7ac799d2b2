import { defined } from '../defined.ts';
import { memoize } from '../memoize.ts';
import type { Edition, ProgrammeEntry, Session } from '../site/site.ts';
import type { Instant } from '../time/timeline.ts';
import type { Change, ChangedEntry, EntryOutcome, EntryPosition, EntryState } from './programme-changes.ts';
import type { Placed } from './schedule.ts';

/** What has become of the entries of a programme by its changes. */

const UNCHANGED: EntryOutcome = { state: { kind: 'planned' }, isFull: false, changes: [] };

/** What has become of an entry of the programme, or of a session, which may have no slot in it. */
export function outcomeOf(edition: Edition, entry: ProgrammeEntry | Session): EntryOutcome {
  return outcomes(edition).get(ownerOf(entry)) ?? UNCHANGED;
}

/** Whether an entry takes place, so that it is neither cancelled nor replaced. */
export function takesPlace(edition: Edition, entry: ProgrammeEntry | Session): boolean {
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

function stateAfter(changes: readonly Change[]): EntryState {
  const last = cancelling(changes);
  if (last?.kind === 'replaced') return { kind: 'replaced', by: last.by };
  return { kind: last === undefined ? 'planned' : 'cancelled' };
}

function ownerOf(entry: ProgrammeEntry | Session): ProgrammeEntry | Session {
  return 'kind' in entry && entry.kind === 'session' ? entry.session : entry;
}

const outcomes = memoize((edition: Edition): ReadonlyMap<ProgrammeEntry | Session, EntryOutcome> => {
  if (edition.changes.length === 0) return new Map();
  const sessions = edition.sessions.map((session) => [session, outcome(edition, session)] as const);
  const entries = edition.days.flatMap(({ date, programme }) =>
    programme.map((placed) => {
      const { entry } = placed;
      const name = entry.kind === 'session' ? entry.session : { ident: entry.ident, day: date };
      return [ownerOf(entry), outcome(edition, name, placed)] as const;
    }),
  );
  return new Map([...sessions, ...entries]);
});

/** A session's name, or that of another entry, which only has one if changes can name it. */
interface EntryName {
  readonly ident?: string | undefined;
  readonly day?: string | undefined;
}

function outcome(edition: Edition, { ident, day }: EntryName, placed?: Placed<ProgrammeEntry>): EntryOutcome {
  const own = changesOf(edition, { ident, day });
  const now = placed && defined({ startsAt: placed.startsAt, room: placed.entry.room });
  const { first, touching } = now === undefined ? { first: undefined, touching: own } : unwind(edition, now, own);
  const replaced = edition.changes.findLast(
    (change) => change.kind === 'replaced' && isNamed(change.by, { ident, day }),
  );
  const before = replaced?.kind === 'replaced' ? replaced.entry : undefined;
  const isReplaced = before !== undefined && stateAfter(changesOf(edition, before)).kind === 'replaced';
  return defined({
    state: stateAfter(own),
    isFull: own.findLast(({ kind }) => kind === 'full' || kind === 'restored')?.kind === 'full',
    replaces: isReplaced ? before : undefined,
    was: now && first && difference(first, now),
    changes: touching,
  });
}

/** The changes that name an entry. */
function changesOf({ changes }: Edition, name: EntryName): readonly Change[] {
  return changes.filter((change) => 'entry' in change && change.entry !== undefined && isNamed(change.entry, name));
}

function isNamed(entry: ChangedEntry, { ident, day }: EntryName): boolean {
  return entry.ident === ident && (entry.day === day || entry.day === undefined);
}

/**
 * Takes back all changes of an entry, the last one first. Returns its first position, and the changes that name it or
 * moved it.
 */
function unwind(
  edition: Edition,
  now: EntryPosition,
  own: readonly Change[],
): { readonly first: EntryPosition; readonly touching: readonly Change[] } {
  let first = now;
  const touching = edition.changes.toReversed().filter((change) => {
    if (change.kind === 'shift' ? !isShifted(edition, first, change) : !own.includes(change)) return false;
    first = positionBefore(first, change);
    return true;
  });
  return { first, touching: touching.reverse() };
}

/** Whether a shift moved an entry to its position. */
function isShifted(edition: Edition, { startsAt, room }: EntryPosition, shift: Change & { kind: 'shift' }): boolean {
  const delay = shift.minutes * 60;
  const day = edition.days.find(({ endsAt }) => endsAt > shift.from);
  return room?.ident === shift.room.ident && startsAt - delay >= shift.from && startsAt - delay < endOf(day);
}

function positionBefore(position: EntryPosition, change: Change): EntryPosition {
  if (change.kind === 'moved') return { ...position, ...change.from };
  if (change.kind !== 'delayed' && change.kind !== 'shift') return position;
  return { ...position, startsAt: position.startsAt - change.minutes * 60 };
}

function difference(was: EntryPosition, is: EntryPosition): EntryOutcome['was'] {
  const startsAt: Instant | undefined = was.startsAt === is.startsAt ? undefined : was.startsAt;
  const room = was.room?.ident === is.room?.ident ? undefined : was.room;
  return startsAt === undefined && room === undefined ? undefined : defined({ startsAt, room });
}

function endOf(day: Edition['days'][number] | undefined): Instant {
  return day?.endsAt ?? Number.POSITIVE_INFINITY;
}
