import { greatest } from '../extremes.ts';
import type { Edition, ProgrammeEntry, Session } from '../site/site.ts';
import type { Instant } from '../time/timeline.ts';
import { outcomeOf } from './entry-outcomes.ts';
import type { Change, ChangeKind, EntryOutcome } from './programme-changes.ts';

/** How long what has become of a programme is of use to visitors. */

/** When an entry is over; for a session the end of its last slot, or of the edition if it has none. */
export function endOf(edition: Edition, entry: ProgrammeEntry | Session): Instant {
  const slots = placedIn(edition).filter(
    ({ entry: one }) => one === entry || (one.kind === 'session' && one.session === entry),
  );
  return slots.length === 0 ? edition.endsAt : greatest(slots.map(({ endsAt }) => endsAt));
}

/**
 * When a change is of no use to visitors any more: when a notice says so, else when all entries that it touches are over, else
 * at the end of the programme.
 */
export function lastUse(edition: Edition, change: Change): Instant {
  if (change.kind === 'notice' && change.until !== null) return change.until;
  const all = placedIn(edition);
  const touched = all.filter(({ entry }) => outcomeOf(edition, entry).changes.includes(change));
  const ends = (touched.length === 0 ? all : touched).map(({ endsAt }) => endsAt);
  return ends.length === 0 ? edition.endsAt : greatest(ends);
}

/** Whether what a change says is still true of one of the entries that it touches, or of an edition or room. */
export function stillHolds(edition: Edition, change: Change): boolean {
  const entries = [...edition.sessions, ...placedIn(edition).map(({ entry }) => entry)];
  const touched = entries.map((entry) => outcomeOf(edition, entry)).filter(({ changes }) => changes.includes(change));
  return touched.length === 0 || touched.some((outcome) => isTrueOf(outcome, change));
}

const STATES: readonly ChangeKind[] = ['cancelled', 'replaced', 'restored'];

/** The later changes of an entry after which a change is no longer true. */
const SUPERSEDED_BY: Readonly<Record<ChangeKind, readonly ChangeKind[]>> = {
  cancelled: STATES,
  replaced: STATES,
  restored: STATES,
  full: ['full', 'restored'],
  moved: ['moved'],
  delayed: ['moved'],
  shift: ['moved'],
  notice: [],
};

/** Whether a change is still true of an entry. What is about its seats, time or room is not while it does not take place. */
function isTrueOf({ state, changes }: EntryOutcome, change: Change): boolean {
  const isOff = state.kind !== 'planned' && change.kind !== 'notice' && !STATES.includes(change.kind);
  const later = changes.slice(changes.indexOf(change) + 1);
  return !isOff && later.every(({ kind }) => !SUPERSEDED_BY[change.kind].includes(kind));
}

function placedIn({ days }: Edition) {
  return days.flatMap(({ programme }) => programme);
}
