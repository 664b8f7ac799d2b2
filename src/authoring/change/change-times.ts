import { RequestError } from '../../content-edits/errors.ts';
import { momentOfDay } from '../../domain/time/day-span.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { readMoment, wallClock } from '../../domain/time/zone.ts';
import type { ScheduledDay } from '../../pipeline/check-programmes.ts';

const TIME_OF_DAY = /^(\d{1,2})[:.](\d{2})$/;

/** The instant of a typed time, `14:30` on a day or `2027-05-08T14:30`. Throws `RequestError`. */
export function typedInstant(text: string, day: Pick<ScheduledDay, 'day'> | undefined, zone: string): Instant {
  const time = TIME_OF_DAY.exec(text);
  const clock = time === null ? undefined : `${time[1]?.padStart(2, '0')}:${time[2]}`;
  const wall = clock === undefined ? text : day === undefined ? undefined : momentOfDay(day.day, clock);
  const reading = wall === undefined ? undefined : readMoment(wall, 'moment', zone);
  if (reading?.kind === 'instant') return reading.at;
  throw new RequestError(
    wall === undefined ? `The day of "${text}" is unknown.` : `"${text}" is not a time.`,
    'write a time such as 14:30, or with its day 2027-05-08T14:30',
    'time-malformed',
  );
}

/** The time of day at which `startsAt` of a schedule begins an entry. Throws `RequestError` if the day has no such time. */
export function startTime({ day, editionScope, date }: ScheduledDay, at: Instant): string {
  const { zone } = editionScope;
  const time = wallClock(at, zone).slice(11, 16);
  const reading = readMoment(momentOfDay(day, time), 'moment', zone);
  if (reading.kind === 'instant' && reading.at === at) return time;
  throw new RequestError(
    `${wallClock(at, zone).slice(0, 16).replace('T', ' ')} is not on the day ${date} of the schedule.`,
    'this command moves entries within their day; to another day, move the entry in the schedule yourself, and then run "conf-site change move" with --keep-schedule',
    'other-day',
  );
}

/** A moment as records give it, `2027-05-08T14:30`. */
export function momentText(at: Instant, zone: string): string {
  const wall = wallClock(at, zone);
  return wall.endsWith(':00') ? wall.slice(0, 16) : wall;
}
