import type { Instant } from '../../../domain/time/timeline.ts';

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

/** The instants for which a build or check is true: from its own one on, until a change is due that needs another; null: for ever. */
export interface BuildSpan {
  readonly from: Instant;
  readonly until: Instant | null;
}

/** The longest timer. Then the clock is compared again: the computer may have slept, or somebody may have set its clock. */
const LONGEST_MS = 60_000;

/** Calls `ring` once when the clock leaves the span that was set last, also if it is set back. Undefined clears it. */
export function createAlarm(
  clock: Pick<WatchClock, 'now'>,
  ring: () => void,
): { set(span: BuildSpan | undefined): void } {
  let timer: NodeJS.Timeout | undefined;
  const set = (span: BuildSpan | undefined): void => {
    clearTimeout(timer);
    if (span === undefined) return;
    const leftMs = ((span.until ?? Infinity) - clock.now()) * 1000;
    timer = setTimeout(
      () => (isWithin(span, clock.now()) ? set(span) : ring()),
      Math.min(Math.max(leftMs, 0), LONGEST_MS),
    );
    timer.unref();
  };
  return { set };
}

function isWithin({ from, until }: BuildSpan, now: Instant): boolean {
  return from <= now && (until === null || now < until);
}
