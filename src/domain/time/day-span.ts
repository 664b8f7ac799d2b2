const DAY_MS = 86_400_000;

/** A day of the programme, from content. It may end after midnight. */
export interface DaySpan {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Wall-clock times, `YYYY-MM-DDTHH:mm`. */
  readonly startDateTime: string;
  readonly endDateTime: string;
}

/**
 * Converts a time of day (`01:30`) on a day of the programme to a wall-clock time. The time is on the day's date, or on
 * the next morning if it is before the day's start and before its end after midnight.
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
