import { nameOfEntry } from '../content/schedule-entries.ts';
import { isSameEntry, takenBack } from '../domain/programme/entry-outcomes.ts';
import type { Placed } from '../domain/programme/schedule.ts';
import type { ChangeRecord } from '../domain/site/content-types.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { toldChanges } from './changed-entries.ts';
import type { CheckScope } from './check-scope.ts';
import type { EditionPlace } from './edition-place.ts';
import { momentIn } from './edition-scope.ts';
import type { ScheduledDay, SourceEntry } from './scheduled-days.ts';

/**
 * Returns a function that gives the start that an entry had before the changes `delayed` and `shift` delayed it; its
 * present start if none did. A move sets the time anew, so delays before it no longer count.
 */
export function startsBeforeDelays(place: EditionPlace, scope: CheckScope): StartBeforeDelays {
  const zone = scope.zoneOf(place);
  const moves = toldChanges(place, scope).flatMap(({ data }) => moveOf(data, zone) ?? []);
  return ({ entry, startsAt }, { date, editionScope }) => {
    const name = { name: nameOfEntry(entry.data), day: date };
    const isOwn = (move: (typeof moves)[number]): boolean => move.kind !== 'shift' && isSameEntry(move, name);
    const since = moves.findLastIndex((move) => move.kind === 'moved' && isOwn(move)) + 1;
    const { days } = editionScope.edition.data;
    const dayEnds = days.flatMap(({ endDateTime }) => momentIn(endDateTime, 'moment', zone) ?? []);
    const now = { startsAt, ...(entry.room === undefined ? {} : { room: { ident: entry.room } }) };
    return takenBack(moves.slice(since), now, { isOwn, dayEnds }).at(-1)?.before.startsAt ?? startsAt;
  };
}

type StartBeforeDelays = (entry: Placed<SourceEntry>, day: ScheduledDay) => Instant;

/** Undefined for a change that leaves entries where they are. */
function moveOf(change: ChangeRecord, zone: string) {
  switch (change.kind) {
    case 'moved':
      return { kind: 'moved' as const, name: change.entry, day: change.day, from: {} };
    case 'delayed':
      return { kind: 'delayed' as const, name: change.entry, day: change.day, minutes: change.minutes };
    case 'shift': {
      const from = momentIn(change.from, 'moment', zone);
      if (from === undefined) return undefined;
      return { kind: 'shift' as const, room: { ident: change.room }, from, minutes: change.minutes };
    }
    default:
      return undefined;
  }
}
