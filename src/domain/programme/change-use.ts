import { greatest } from '../extremes.ts';
import type { Edition, ProgrammeEntry, Session } from '../site/site.ts';
import type { Instant } from '../time/timeline.ts';
import { outcomeOf } from './entry-outcomes.ts';
import type { Change, ChangeKind } from './programme-changes.ts';

/** How long what has become of a programme is of use to visitors. */

/** When an entry is over: the end of its last slot, or of the edition for a session that has none. */
export function endOf(edition: Edition, entry: ProgrammeEntry | Session): Instant {
  const session = 'kind' in entry && entry.kind === 'session' ? entry.session : entry;
  const slots = placedIn(edition).filter(
    ({ entry: one }) => one === session || (one.kind === 'session' && one.session === session),
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

/** Whether what a change says is still true: no later one says otherwise of all entries that it touches. */
export function stillHolds(edition: Edition, change: Change): boolean {
  const entries = [...edition.sessions, ...placedIn(edition).map(({ entry }) => entry)];
  const touched = entries
    .map((entry) => outcomeOf(edition, entry).changes)
    .filter((changes) => changes.includes(change));
  if (touched.length === 0) return true;
  return touched.some(
    (changes) => !changes.slice(changes.indexOf(change) + 1).some((later) => isAgainst(change, later)),
  );
}

const STATES: ReadonlySet<ChangeKind> = new Set(['cancelled', 'replaced', 'restored']);
const MOVES: ReadonlySet<ChangeKind> = new Set(['moved', 'delayed', 'shift']);

/** Whether a later change of the same entry makes an earlier one pointless. Notices say something else each. */
function isAgainst(earlier: Change, later: Change): boolean {
  if (earlier.kind === 'notice') return false;
  return STATES.has(later.kind) || (MOVES.has(earlier.kind) && MOVES.has(later.kind));
}

function placedIn({ days }: Edition) {
  return days.flatMap(({ programme }) => programme);
}
