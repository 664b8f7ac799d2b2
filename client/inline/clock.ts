import type { Instant } from '../../src/model/timeline.ts';

/**
 * The clock that windows follow, as functions of the visitor's clock. A clock that is earlier than the site's last
 * change before its build is wrong, and counts as that instant.
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
 * How long to sleep until a boundary, in milliseconds: a day at most, since browsers fire timers of more than
 * 2^31 - 1 ms at once, and a sleeping machine keeps none.
 */
export function sleepMs(boundary: Instant, nowMs: number): number {
  return Math.min(Math.max(boundary * 1000 - nowMs, 0), DAY_MS);
}
