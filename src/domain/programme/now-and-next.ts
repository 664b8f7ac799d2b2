import { type Instant, map, steps, type Timeline } from '../time/timeline.ts';

/** What is on now and what comes next in one place, such as a room. */

export interface Occurrence<T> {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly value: T;
}

export interface NowAndNext<T> {
  /** The occurrence that is on; null between two of them. If two overlap, the one that began later. */
  readonly now: Timeline<T | null>;
  /** The occurrence that begins next; null when the last one has begun. */
  readonly next: Timeline<T | null>;
}

/** The occurrences must be sorted by start. */
export function nowAndNext<T>(all: readonly Occurrence<T>[]): NowAndNext<T> {
  const valueAt = (index: number | null): T | null => (index === null ? null : (all[index] as Occurrence<T>).value);
  const now = all.flatMap(({ startsAt, endsAt }, index) => {
    const nextStart = all[index + 1]?.startsAt ?? Number.POSITIVE_INFINITY;
    return [
      { at: startsAt, value: index },
      { at: Math.min(endsAt, nextStart), value: null },
    ];
  });
  const next = all.map(({ startsAt }, index) => ({ at: startsAt, value: index + 1 < all.length ? index + 1 : null }));
  return {
    now: map(steps<number | null>(null, now), valueAt),
    next: map(steps<number | null>(all.length === 0 ? null : 0, next), valueAt),
  };
}
