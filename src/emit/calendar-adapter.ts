import type { ICalCalendar, ICalCalendarMethod, ICalDayJsStub } from 'ical-generator';
import type { Instant } from '../domain/time/timeline.ts';
import { wallClock } from '../domain/time/zone.ts';

/** The adapter of ical-generator, which is loaded only when calendars are written. */

export interface CalendarHeader {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly host: string;
  /** `en`. */
  readonly language: string;
  /** The description of the time zone of its events; empty if they have none. */
  readonly zoneBlock: string;
}

/** How often calendar apps should fetch a calendar again. Many do so less often, some once a day. */
const REFRESH_SECONDS = 60 * 60;

/**
 * Creates an empty calendar, which asks to be fetched again each hour.
 * @see https://www.rfc-editor.org/rfc/rfc7986#section-5.7
 */
export async function startCalendar(header: CalendarHeader): Promise<ICalCalendar> {
  const { default: ical } = await import('ical-generator');
  return ical({
    name: header.name,
    description: header.description,
    url: header.url,
    prodId: { company: header.host, product: 'conf-site', language: header.language.toUpperCase() },
    method: 'PUBLISH' as ICalCalendarMethod,
    // Written as REFRESH-INTERVAL and as X-PUBLISHED-TTL, which older apps read.
    ttl: REFRESH_SECONDS,
    // The calendar itself has no time zone. With one, the library would write time stamps in local time.
    timezone: { name: null, generator: () => header.zoneBlock },
  });
}

/**
 * An instant in a time zone, for the start or end of an event. Of a `Date` the library would write the wall clock of the
 * computer, while it asks a date of Day.js for that of the zone.
 */
export function calendarTime(at: Instant, zone: string): ICalDayJsStub {
  const wall = wallClock(at, zone).replace(/[-:]/g, '');
  return {
    isValid: () => true,
    toDate: () => new Date(at * 1000),
    toJSON: () => new Date(at * 1000).toISOString(),
    tz: (name = zone) => calendarTime(at, name),
    utc: () => calendarTime(at, 'UTC'),
    format: (pattern) => (pattern === 'HHmmss' ? wall.slice(9) : wall.slice(0, 8)),
  };
}
