import type { Instant } from '../../src/domain/time/timeline.ts';

/**
 * The clock of windows, which is the visitor's clock. If that is earlier than the last change before the build, it must
 * be wrong, and the instant of that change is used instead.
 */

const DAY_MS = 24 * 60 * 60 * 1000;

/** The present instant, from milliseconds since the epoch; never before `validFrom`. */
export function instantAt(nowMs: number, validFrom: Instant): Instant {
  return Math.max(Math.floor(nowMs / 1000), validFrom);
}

/** Reads `data-valid-from` in epoch seconds. Without a valid value there is no lower bound. */
export function readValidFrom(text: string | undefined): Instant {
  const instant = Number(text ?? Number.NaN);
  return Number.isFinite(instant) ? instant : Number.NEGATIVE_INFINITY;
}

/**
 * The delay until a boundary in milliseconds, at most one day. Browsers run timers of more than 2^31 - 1 ms
 * immediately, and timers stop while a computer sleeps.
 */
export function sleepMs(boundary: Instant, nowMs: number): number {
  return Math.min(Math.max(boundary * 1000 - nowMs, 0), DAY_MS);
}
