import type { Moment } from '../domain/page/page.ts';
import type { Edition } from '../domain/site/site.ts';
import { deadlineDay, formatInstant, formatWall, zoneName } from '../domain/time/dates.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { readMoment, zonedIso } from '../domain/time/zone.ts';
import type { PlanContext } from './plan-context.ts';

/** An edition, in whose time zone its times are read and shown. */
export type Zoned = Pick<Edition, 'timeZone'>;

/** A calendar day `YYYY-MM-DD`. */
export function day(context: PlanContext, date: string): Moment {
  return { iso: date, text: formatWall(date, 'date', context.language) };
}

/** The beginning of a calendar day `YYYY-MM-DD`. */
export function startOfDay({ timeZone }: Zoned, date: string): Instant {
  const reading = readMoment(date, 'start', timeZone);
  if (reading.kind !== 'instant') throw new Error(`No day begins on ${date}.`);
  return reading.at;
}

/** The time of day at an instant, without the time zone. */
export function timeOfDay({ language }: PlanContext, { timeZone: zone }: Zoned, at: Instant): string {
  return formatInstant(at, 'time', { language, zone });
}

/** The date and time of day at an instant, without the time zone. */
export function dateAndTime({ language }: PlanContext, { timeZone: zone }: Zoned, at: Instant): string {
  return formatInstant(at, 'dateTime', { language, zone });
}

/** An instant, with the name of the time zone. */
export function moment(context: PlanContext, edition: Zoned, at: Instant): Moment {
  const zone = edition.timeZone;
  return { iso: zonedIso(at, zone), text: `${dateAndTime(context, edition, at)} ${zoneName(at, zone)}` };
}

/** A span within a day: the day with start, end and time zone. */
export function spanOf(
  context: PlanContext,
  edition: Zoned,
  { startsAt, endsAt }: { readonly startsAt: Instant; readonly endsAt: Instant },
): Moment {
  const zone = edition.timeZone;
  const text = context.t('schedule:span', {
    date: formatInstant(startsAt, 'date', { language: context.language, zone }),
    start: timeOfDay(context, edition, startsAt),
    end: timeOfDay(context, edition, endsAt),
    zone: zoneName(startsAt, zone),
  });
  return { iso: zonedIso(startsAt, zone), text };
}

/** A deadline: its last day, or the time if it is not at midnight. */
export function deadline(context: PlanContext, edition: Zoned, until: Instant): Moment {
  const { wall, hasTime } = deadlineDay(until, edition.timeZone);
  return hasTime
    ? moment(context, edition, until)
    : { iso: zonedIso(until, edition.timeZone), text: formatWall(wall, 'date', context.language) };
}

/** A start: its day, or the time if it is not at midnight. */
export function beginning(context: PlanContext, edition: Zoned, from: Instant): Moment {
  const iso = zonedIso(from, edition.timeZone);
  return iso.slice(11, 19) === '00:00:00'
    ? { iso, text: formatWall(iso.slice(0, 10), 'date', context.language) }
    : moment(context, edition, from);
}
