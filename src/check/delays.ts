import { field, recordsOf } from '../content/content-index.ts';
import { nameOfEntry } from '../content/schedule-entries.ts';
import type { Placed } from '../domain/programme/schedule.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { wallClock } from '../domain/time/zone.ts';
import { compareTold, isSameEntry } from './changed-entries.ts';
import { type CheckScope, validRecords } from './check-scope.ts';
import type { EditionPlace } from './edition-place.ts';
import { momentIn } from './edition-scope.ts';
import type { ScheduledDay, SourceEntry } from './scheduled-days.ts';

/**
 * Returns a function that gives the start that an entry had before the changes `delayed` and `shift` delayed it; its
 * present start if none did. A move sets the time anew, so delays before it no longer count.
 */
export function startsBeforeDelays(place: EditionPlace, scope: CheckScope): StartBeforeDelays {
  const changes = validRecords(scope, recordsOf(scope.index, 'change', place))
    .toSorted((a, b) => compareTold(b, a))
    .map(({ document }) => document.data);
  return ({ entry, startsAt }, day) => {
    const { date } = day;
    const name = nameOfEntry(entry.data);
    let before = startsAt;
    for (const change of changes) {
      const kind = field(change, 'kind');
      const seconds = Number(field(change, 'minutes')) * 60;
      if (kind === 'shift') {
        const from = shiftStart(change, day);
        if (from !== undefined && before - seconds >= from && field(change, 'room') === entry.room) before -= seconds;
      } else if (name !== undefined && isSameEntry(entryOf(change), { name, day: date })) {
        if (kind === 'moved') return before;
        if (kind === 'delayed') before -= seconds;
      }
    }
    return before;
  };
}

type StartBeforeDelays = (entry: Placed<SourceEntry>, day: ScheduledDay) => Instant;

/** When a shift begins. Undefined if that is on another day. */
function shiftStart(change: unknown, { date, span, editionScope: { zone } }: ScheduledDay): Instant | undefined {
  const from = momentIn(field(change, 'from'), 'moment', zone);
  if (from === undefined) return undefined;
  const isOfDay = wallClock(from, zone).startsWith(date) || (from >= span.startsAt && from < span.endsAt);
  return isOfDay ? from : undefined;
}

function entryOf(change: unknown): { readonly name: string; readonly day?: string } {
  const day = field(change, 'day');
  return { name: String(field(change, 'entry')), ...(typeof day === 'string' ? { day } : {}) };
}
