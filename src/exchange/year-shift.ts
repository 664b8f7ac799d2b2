/** Dates of one year as those of another: the same day of the week, as near to the same date as weeks allow. */

const DAY_MS = 86_400_000;

/** How many weeks lie between a date and the same weekday nearest to that date in another year. */
export function weeksTo(date: string, year: number): number {
  const from = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  const to = Date.parse(`${String(year).padStart(4, '0')}${date.slice(4, 10).replace('-02-29', '-02-28')}T00:00:00Z`);
  return Math.round((to - from) / DAY_MS / 7);
}

/** A date, or a date with a time, so many weeks later; the time stays as it is. */
export function shifted(moment: string, weeks: number): string {
  const day = new Date(Date.parse(`${moment.slice(0, 10)}T00:00:00Z`) + weeks * 7 * DAY_MS);
  return day.toISOString().slice(0, 10) + moment.slice(10);
}
