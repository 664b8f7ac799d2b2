import type { ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { hashOf } from '../content/short-hash.ts';
import { canonicalJson } from '../domain/canonical-json.ts';
import type { OutputFile } from '../domain/page/output.ts';
import { DEADLINES_CALENDAR, type Deadline, type PlannedDeadlines } from '../domain/programme/deadlines.ts';
import { deadlineDay } from '../domain/time/dates.ts';
import { calendarTime, startCalendar } from './calendar-adapter.ts';
import { foldLines } from './fold-lines.ts';
import { zoneBlock } from './zone-block.ts';

/** Increase this when the same deadlines produce other bytes. */
const FORMAT = 2;

/**
 * The calendar of an edition's deadlines. A deadline at midnight is an all-day entry on its last day, another one an
 * entry without a duration. Ids are permanent, and every date comes from content.
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function deadlinesFile(deadlines: PlannedDeadlines): OutputFile {
  const zone = zoneBlock(
    deadlines.timeZone,
    deadlines.items.map(({ until }) => until),
  );
  return {
    path: deadlines.folder + DEADLINES_CALENDAR,
    hash: hashOf(`deadlines ${FORMAT} ${canonicalJson([deadlines, zone])}`),
    content: async () => {
      const { title: name, description, url, host, language } = deadlines;
      const calendar = await startCalendar({ name, description, url, host, language, zoneBlock: zone });
      for (const item of deadlines.items) calendar.createEvent(eventOf(deadlines, item));
      return `${foldLines(calendar.toString())}\r\n`;
    },
  };
}

function eventOf(deadlines: PlannedDeadlines, { ident, until, title, note, url }: Deadline): ICalEventData {
  const { event, year, host, isCancelled = false, updated } = deadlines;
  const changed = updated === undefined ? undefined : new Date(`${updated}T00:00:00Z`);
  return {
    id: `${event}-${year}-deadline-${ident}@${host}`,
    sequence: deadlines.revision,
    ...(isCancelled ? { status: 'CANCELLED' as ICalEventStatus } : {}),
    stamp: changed ?? new Date(deadlines.startsAt * 1000),
    ...whenOf(deadlines, until),
    summary: title,
    description: [note, url].filter((part) => part !== undefined).join('\n\n'),
    url,
    transparency: 'TRANSPARENT' as ICalEventTransparency,
    ...(changed === undefined ? {} : { lastModified: changed }),
  };
}

function whenOf({ timeZone }: PlannedDeadlines, until: number): Pick<ICalEventData, 'start' | 'allDay' | 'timezone'> {
  const { wall, hasTime } = deadlineDay(until, timeZone);
  if (hasTime) return { start: calendarTime(until, timeZone), timezone: timeZone };
  // A date without a time zone is written as it is in UTC.
  return { start: new Date(`${wall}T00:00:00Z`), allDay: true };
}
