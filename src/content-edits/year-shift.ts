/** Moves dates from one year to another by whole weeks, so that the day of the week stays the same. */

const DAY_MS = 86_400_000;

/** The number of weeks from a date to the nearest date in another year that has the same day of the week. */
export function weeksTo(date: string, year: number): number {
  const from = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  const to = Date.parse(`${String(year).padStart(4, '0')}${date.slice(4, 10).replace('-02-29', '-02-28')}T00:00:00Z`);
  return Math.round((to - from) / DAY_MS / 7);
}

/** Moves a date, or a date with a time, by weeks. The time stays the same. */
export function shifted(moment: string, weeks: number): string {
  const day = new Date(Date.parse(`${moment.slice(0, 10)}T00:00:00Z`) + weeks * 7 * DAY_MS);
  return day.toISOString().slice(0, 10) + moment.slice(10);
}
