import type { Moment } from '../domain/page/page.ts';
import { deadlineDay, formatInstant, formatWall, zoneName } from '../domain/time/dates.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { readMoment, zonedIso } from '../domain/time/zone.ts';
import type { PlanContext } from './plan-context.ts';

/** A calendar day `YYYY-MM-DD`. */
export function day(context: PlanContext, date: string): Moment {
  return { iso: date, text: formatWall(date, 'date', context.language) };
}

/** The beginning of a calendar day `YYYY-MM-DD` in the site's time zone. */
export function startOfDay(context: PlanContext, date: string): Instant {
  const reading = readMoment(date, 'start', context.site.settings.timeZone);
  if (reading.kind !== 'instant') throw new Error(`No day begins on ${date}.`);
  return reading.at;
}

/** An instant, with the name of the time zone. */
export function moment(context: PlanContext, at: Instant): Moment {
  const zone = context.site.settings.timeZone;
  const text = formatInstant(at, 'dateTime', { language: context.language, zone });
  return { iso: zonedIso(at, zone), text: `${text} ${zoneName(at, zone)}` };
}

/** A span within a day: the day with start, end and time zone. */
export function spanOf(
  context: PlanContext,
  { startsAt, endsAt }: { readonly startsAt: Instant; readonly endsAt: Instant },
): Moment {
  const zone = context.site.settings.timeZone;
  const place = { language: context.language, zone };
  const text = context.t('schedule:span', {
    date: formatInstant(startsAt, 'date', place),
    start: formatInstant(startsAt, 'time', place),
    end: formatInstant(endsAt, 'time', place),
    zone: zoneName(startsAt, zone),
  });
  return { iso: zonedIso(startsAt, zone), text };
}

/** A deadline: its last day, or the time if it is not at midnight. */
export function deadline(context: PlanContext, until: Instant): Moment {
  const { wall, hasTime } = deadlineDay(until, context.site.settings.timeZone);
  return hasTime
    ? moment(context, until)
    : { iso: zonedIso(until, context.site.settings.timeZone), text: formatWall(wall, 'date', context.language) };
}

/** A start: its day, or the time if it is not at midnight. */
export function beginning(context: PlanContext, from: Instant): Moment {
  const zone = context.site.settings.timeZone;
  const iso = zonedIso(from, zone);
  return iso.slice(11, 19) === '00:00:00'
    ? { iso, text: formatWall(iso.slice(0, 10), 'date', context.language) }
    : moment(context, from);
}
