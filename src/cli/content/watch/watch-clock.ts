import type { Instant } from '../../../domain/timeline.ts';

/** The clock of a watch. It runs like the computer's clock, but may be set to another instant. */
export interface WatchClock {
  now(): Instant;
  /** The seconds by which it is ahead of the computer's clock. */
  shift(): number;
  /** Null sets it back to the computer's. */
  set(to: Instant | null): void;
}

const computer = (): Instant => Math.floor(Date.now() / 1000);

/** The seconds by which an instant is ahead of the computer's clock. */
export function shiftTo(at: Instant): number {
  return at - computer();
}

/** Starts a clock that is ahead by `shift` seconds. */
export function startClock(shift: number): WatchClock {
  let ahead = shift;
  return {
    now: () => computer() + ahead,
    shift: () => ahead,
    set(to) {
      ahead = to === null ? 0 : shiftTo(to);
    },
  };
}

/** The longest timer. Then the clock is compared again, since the computer may have slept meanwhile. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** Calls `ring` when the clock reaches the instant that was set last. Null clears it. */
export function createAlarm(clock: WatchClock, ring: () => void): { set(at: Instant | null): void } {
  let timer: NodeJS.Timeout | undefined;
  const set = (at: Instant | null): void => {
    clearTimeout(timer);
    if (at === null) return;
    const leftMs = (at - clock.now()) * 1000;
    timer = setTimeout(() => (clock.now() < at ? set(at) : ring()), Math.min(Math.max(leftMs, 0), LONGEST_MS));
    timer.unref();
  };
  return { set };
}
