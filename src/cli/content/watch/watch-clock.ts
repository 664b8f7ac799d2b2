import type { Instant } from '../../../domain/timeline.ts';

/** The clock of a watch: the computer's, or one that was set to another instant and runs on from there. */
export interface SetClock {
  now(): Instant;
  /** By how many seconds it is ahead of the computer's. */
  shift(): number;
  /** Null sets it back to the computer's. */
  set(to: Instant | null): void;
}

const computer = (): Instant => Math.floor(Date.now() / 1000);

/** By how many seconds an instant is ahead of the computer's clock now. */
export function shiftTo(at: Instant): number {
  return at - computer();
}

/** A clock that is ahead by `shift` seconds at first. */
export function startClock(shift: number): SetClock {
  let ahead = shift;
  return {
    now: () => computer() + ahead,
    shift: () => ahead,
    set(to) {
      ahead = to === null ? 0 : shiftTo(to);
    },
  };
}

/** No timer may be longer: a day, after which one looks again, also after the computer has slept. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** Calls once a clock has reached an instant. Setting it again forgets what was set before; null sets none. */
export function createAlarm(clock: SetClock, ring: () => void): { set(at: Instant | null): void } {
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
