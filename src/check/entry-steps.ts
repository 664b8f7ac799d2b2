import { nameOfEntry } from '../content/schedule-entries.ts';
import type { ValidRecord } from '../content/valid-record.ts';
import { defined } from '../domain/defined.ts';
import { cancelling, isSameEntry, type Move, takenBack } from '../domain/programme/entry-outcomes.ts';
import type { Placed } from '../domain/programme/schedule.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { toldChanges } from './changed-entries.ts';
import type { CheckScope } from './check-scope.ts';
import type { EditionPlace } from './edition-place.ts';
import { momentIn } from './edition-scope.ts';
import type { ScheduledDay, SourceEntry } from './scheduled-days.ts';

/** Returns a function that says whether an entry of a schedule takes place: no change cancels or replaces it. */
export function takesPlaceIn(place: EditionPlace, scope: CheckScope): TakesPlace {
  const stepsOf = entrySteps(place, scope);
  return (entry, day) => {
    const changes = stepsOf(entry, day).map(({ record }) => record.data);
    return cancelling(changes.reverse()) === undefined;
  };
}

type TakesPlace = (entry: Placed<SourceEntry>, day: ScheduledDay) => boolean;

/** A change of an entry, and the start of the entry before it. */
export interface EntryStep {
  readonly record: ValidRecord<'change'>;
  readonly startedAt: Instant;
}

export type StepsOf = (entry: Placed<SourceEntry>, day: ScheduledDay) => readonly EntryStep[];

/** Returns a function that gives the changes that name an entry of a schedule or shift it, the last one first. */
export function entrySteps(place: EditionPlace, scope: CheckScope): StepsOf {
  const zone = scope.zoneOf(place);
  const told = toldChanges(place, scope).flatMap((record) => toldMove(record, zone) ?? []);
  return ({ entry, startsAt }, { date, editionScope }) => {
    const dayEnds = editionScope.edition.data.days.flatMap(
      ({ endDateTime }) => momentIn(endDateTime, 'moment', zone) ?? [],
    );
    const room = entry.room === undefined ? undefined : { ident: entry.room };
    const isOwn = (change: ToldMove, after: { readonly startsAt: Instant }): boolean =>
      isSameEntry(change, { name: nameOfEntry(entry.data), day: date, startsAt: after.startsAt });
    return takenBack(told, defined({ startsAt, room }), { isOwn, dayEnds }).map(({ change, before }) => {
      return { record: change.record, startedAt: before.startsAt };
    });
  };
}

type ToldMove = Move<{ readonly ident: string }> & {
  readonly record: ValidRecord<'change'>;
  readonly name?: string;
  readonly day?: string;
  readonly startsAt?: Instant;
};

/** Undefined for a change whose times cannot be read, and for a notice that names no entry. */
function toldMove(record: ValidRecord<'change'>, zone: string): ToldMove | undefined {
  const { data } = record;
  if (data.kind === 'shift') {
    const from = momentIn(data.from, 'moment', zone);
    if (from === undefined) return undefined;
    return { record, kind: 'shift', room: { ident: data.room }, from, minutes: data.minutes };
  }
  if (data.entry === undefined) return undefined;
  const startsAt = data.startsAt === undefined ? undefined : momentIn(data.startsAt, 'moment', zone);
  const own = { record, name: data.entry, ...defined({ day: data.day, startsAt }) };
  if (data.kind === 'delayed') return { ...own, kind: 'delayed', minutes: data.minutes };
  if (data.kind !== 'moved') return { ...own, kind: data.kind };
  const { startsAt: start, room } = data.from;
  const former = start === undefined ? undefined : momentIn(start, 'moment', zone);
  return {
    ...own,
    kind: 'moved',
    from: defined({ startsAt: former, room: room === undefined ? undefined : { ident: room } }),
  };
}
