import type { Instant } from '../../../src/domain/time/timeline.ts';

/** From how many minutes on a timer says that the time is short. */
const SHORT_MINUTES = 5;

/** For how many seconds a timer says that the time is up. */
const UP_SECONDS = 120;

/** More minutes than this are not counted, since the time of the end says more. */
const MAX_MINUTES = 120;

/** The minutes that are left, a begun one as a whole; undefined if nothing is left or it is too long to be counted. */
export function minutesLeft(until: Instant, now: Instant): number | undefined {
  const minutes = Math.ceil((until - now) / 60);
  return minutes > 0 && minutes <= MAX_MINUTES ? minutes : undefined;
}

/**
 * What a timer says to who speaks: the time is up for two minutes after the end of a session, and short in the last five
 * minutes. `ends` are the ends of all sessions in the room, and `current` that of the present one.
 */
export function timerState(
  now: Instant,
  { ends, current }: { readonly ends: readonly Instant[]; readonly current: Instant | undefined },
): 'enough' | 'short' | 'up' {
  if (ends.some((end) => end <= now && now < end + UP_SECONDS)) return 'up';
  return current !== undefined && current - now <= SHORT_MINUTES * 60 ? 'short' : 'enough';
}
