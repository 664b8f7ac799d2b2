import type { Instant } from '../time/timeline.ts';
import { areAtOnce, type Occurrence } from './now-and-next.ts';

/** Starred sessions: overlaps and reminders. */

/** How long before a session the reminder is shown, in seconds. */
export const REMINDER_SECONDS = 5 * 60;

/** The pairs of entries that overlap, in their order. Entries that only touch do not overlap. */
export function overlapsOf<T extends Occurrence>(entries: readonly T[]): readonly (readonly [T, T])[] {
  return entries.flatMap((one, index) =>
    entries
      .slice(index + 1)
      .filter((other) => areAtOnce(one, other))
      .map((other) => [one, other] as const),
  );
}

/** The entries that start within `REMINDER_SECONDS`. */
export function soonAmong<T extends Occurrence>(entries: readonly T[], now: Instant): readonly T[] {
  return entries.filter(({ startsAt }) => startsAt - REMINDER_SECONDS <= now && now < startsAt);
}

/** The instant of the next reminder; null if there is none. */
export function nextReminder(entries: readonly Occurrence[], now: Instant): Instant | null {
  const ahead = entries.map(({ startsAt }) => startsAt - REMINDER_SECONDS).filter((at) => at > now);
  return ahead.length === 0 ? null : Math.min(...ahead);
}
