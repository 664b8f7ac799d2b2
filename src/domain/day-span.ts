const DAY_MS = 86_400_000;

/** A day of the programme as content gives it: its date, and when it begins and ends, which may be after midnight. */
export interface DaySpan {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Wall-clock times, `YYYY-MM-DDTHH:mm`. */
  readonly startDateTime: string;
  readonly endDateTime: string;
}

/**
 * A time of day (`01:30`) on a day of the programme, as a wall-clock time: that of its date, or of the next morning
 * where the day has not begun by then and goes on past midnight for longer than that.
 */
export function momentOfDay({ date, startDateTime, endDateTime }: DaySpan, time: string): string {
  const sameDate = `${date}T${time}`;
  if (sameDate >= startDateTime) return sameDate;
  const nextMorning = `${dayAfter(date)}T${time}`;
  return nextMorning < endDateTime ? nextMorning : sameDate;
}

/** The calendar day after one, `YYYY-MM-DD`. */
export function dayAfter(date: string): string {
  return new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
}
