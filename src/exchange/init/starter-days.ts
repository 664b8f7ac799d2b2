import type { Instant } from '../../model/timeline.ts';

/** Days as they are written, `2030-05-17`, moved by whole weeks: a Friday stays a Friday. */

const DAY_MS = 86_400_000;

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** The day so many days after an instant's, in UTC. */
export function dayAfter(at: Instant, days: number): string {
  return written(at * 1000 + days * DAY_MS);
}

/** The fewest weeks that lead from a day to another or beyond it; less than none where that lies before. */
export function weeksBetween(from: string, to: string): number {
  return Math.ceil((Date.parse(to) - Date.parse(from)) / (7 * DAY_MS));
}

export function shiftedDay(day: string, weeks: number): string {
  return written(Date.parse(day) + weeks * 7 * DAY_MS);
}

function written(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
