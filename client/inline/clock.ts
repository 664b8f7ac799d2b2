import type { Instant } from '../../src/domain/timeline.ts';

/**
 * The clock that windows follow, based on the visitor's clock. A visitor's clock that is earlier than the last change
 * before the build must be wrong, so that instant is used instead.
 */

const DAY_MS = 24 * 60 * 60 * 1000;

/** The present instant, from milliseconds since the epoch; never before `validFrom`. */
export function instantAt(nowMs: number, validFrom: Instant): Instant {
  return Math.max(Math.floor(nowMs / 1000), validFrom);
}

/** Reads `data-valid-from`: epoch seconds, or no bound at all. */
export function readValidFrom(text: string | undefined): Instant {
  const instant = Number(text ?? Number.NaN);
  return Number.isFinite(instant) ? instant : Number.NEGATIVE_INFINITY;
}

/**
 * The delay until a boundary in milliseconds, at most one day: browsers fire timers of more than 2^31 - 1 ms at once,
 * and timers stop while a machine sleeps.
 */
export function sleepMs(boundary: Instant, nowMs: number): number {
  return Math.min(Math.max(boundary * 1000 - nowMs, 0), DAY_MS);
}
