import { type Instant, steps, type Timeline } from '../time/timeline.ts';

/**
 * The state of a hackathon's countdown: `long-wait` shows the date only, `days-away` counts days, `waiting` and
 * `in-progress` count hours, minutes and seconds.
 *
 * @see specification, section 4: timer states
 */
export type ClockState = 'long-wait' | 'days-away' | 'waiting' | 'in-progress' | 'done';

export interface HackathonClock {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly states: Timeline<ClockState>;
}

export interface ClockSettings {
  readonly durationHours: number;
  /** Days are counted while at least this many are left. Default: 2. */
  readonly daysAwayDays?: number;
  /** Only the date is shown while at least this many days are left. Default: 60. */
  readonly longWaitDays?: number;
}

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * The countdown of a hackathon that starts at an instant. `long-wait` never occurs if `longWaitDays` is not greater
 * than `daysAwayDays`.
 */
export function hackathonClock(
  startsAt: Instant,
  { durationHours, daysAwayDays = 2, longWaitDays = 60 }: ClockSettings,
): HackathonClock {
  const endsAt = startsAt + durationHours * HOUR;
  const isLong = longWaitDays > daysAwayDays;
  const states = steps<ClockState>(isLong ? 'long-wait' : 'days-away', [
    ...(isLong ? [{ at: startsAt - longWaitDays * DAY, value: 'days-away' as const }] : []),
    { at: startsAt - daysAwayDays * DAY, value: 'waiting' },
    { at: startsAt, value: 'in-progress' },
    { at: endsAt, value: 'done' },
  ]);
  return { startsAt, endsAt, states };
}
