import { type Instant, steps, type Timeline } from './timeline.ts';

/**
 * The clock of a hackathon: a long way off, some days away, about to begin, under way, done.
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
  /** Whole days are counted while at least this many are left. */
  readonly daysAwayDays?: number;
  /** Only the date is shown while at least this many days are left. */
  readonly longWaitDays?: number;
}

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** The clock of work that begins at an instant. With fewer days for the long wait than for the short, there is none. */
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
