import type { Instant, Segment } from '../time/timeline.ts';

/**
 * What is on now and what comes next. Nothing else decides it: strips, boards and screens have it from here at the build,
 * and the rows of a schedule in the browser. In strips and boards, what is for everybody has a row of its own, so the row of
 * a room says what follows in the room itself. For the screen of a room, see `room-programme.ts`.
 */

/** Something with a start and an end. The caller leaves out what does not take place. */
export interface Occurrence {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/** Both in the order of the programme; empty if there is nothing. */
export interface NowAndNext<T> {
  /** All that is on: several if they run beside each other. */
  readonly now: readonly T[];
  /** What begins next: several if they begin together. */
  readonly next: readonly T[];
}

/** An occurrence in a room, or in a column of the schedule that is no room. */
export interface PlacedOccurrence extends Occurrence {
  /** Absent for what is for everybody, in no certain room. */
  readonly place?: string;
}

/** What is on over all of time, for each place and for everybody. */
export interface NowInPlaces<T> {
  /**
   * What is in none of the places, as it is for everybody. What follows is left out while something is on in a place,
   * since the places say what follows there.
   */
  readonly everybody: readonly Segment<NowAndNext<T>>[];
  /** For each of the places, in their order. */
  readonly places: readonly (readonly Segment<NowAndNext<T>>[])[];
}

/** Those that are on at an instant, in their order. */
export function onAt<T extends Occurrence>(all: readonly T[], at: Instant): readonly T[] {
  return all.filter(({ startsAt, endsAt }) => startsAt <= at && at < endsAt);
}

/** Those that begin next after an instant, in their order. */
export function nextAfter<T extends Occurrence>(all: readonly T[], at: Instant): readonly T[] {
  const ahead = all.filter(({ startsAt }) => startsAt > at);
  const first = Math.min(...ahead.map(({ startsAt }) => startsAt));
  return ahead.filter(({ startsAt }) => startsAt === first);
}

/** Whether two occurrences are at the same time, at least in part. */
export function areAtOnce(one: Occurrence, other: Occurrence): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/** What is on in each place. Each occurrence is in one place, or for everybody, and in no second one. */
export function nowInPlaces<T extends PlacedOccurrence>(all: readonly T[], places: readonly string[]): NowInPlaces<T> {
  const inPlaces = all.filter(({ place }) => place !== undefined && places.includes(place));
  const forAll = all.filter((one) => !inPlaces.includes(one));
  const nowAndNext = (some: readonly T[], at: Instant): NowAndNext<T> => {
    return { now: onAt(some, at), next: nextAfter(some, at) };
  };
  return {
    everybody: atEdges(all, (at) => {
      const { now, next } = nowAndNext(forAll, at);
      return { now, next: onAt(inPlaces, at).length > 0 ? [] : next };
    }),
    places: places.map((ident) => {
      const own = inPlaces.filter(({ place }) => place === ident);
      return atEdges(own, (at) => nowAndNext(own, at));
    }),
  };
}

/** The values over all of time of what can only change when an occurrence begins or ends. Neighbours may be equal. */
export function atEdges<T>(all: readonly Occurrence[], valueAt: (at: Instant) => T): readonly Segment<T>[] {
  const edges = [...new Set(all.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]))].sort((a, b) => a - b);
  return [null, ...edges].map((from, index) => ({
    from,
    until: edges[index] ?? null,
    value: valueAt(from ?? Number.NEGATIVE_INFINITY),
  }));
}
