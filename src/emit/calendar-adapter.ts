import type { ICalCalendar, ICalCalendarMethod } from 'ical-generator';

/** The adapter of ical-generator, which is loaded only when calendars are written. */

export interface CalendarHeader {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly host: string;
  /** `en`. */
  readonly language: string;
}

/** How often calendar apps should fetch a calendar again. Many do so less often, some once a day. */
const REFRESH_SECONDS = 60 * 60;

/**
 * Creates an empty calendar, which asks to be fetched again each hour. Its events may be in any time zone.
 * @see https://www.rfc-editor.org/rfc/rfc7986#section-5.7
 */
export async function startCalendar(header: CalendarHeader): Promise<ICalCalendar> {
  const { default: ical } = await import('ical-generator');
  const { tzlib_get_ical_block } = await import('timezones-ical-library');
  return ical({
    name: header.name,
    description: header.description,
    url: header.url,
    prodId: { company: header.host, product: 'conf-site', language: header.language.toUpperCase() },
    method: 'PUBLISH' as ICalCalendarMethod,
    // Written as REFRESH-INTERVAL and as X-PUBLISHED-TTL, which older apps read.
    ttl: REFRESH_SECONDS,
    // The calendar itself has no time zone. With one, the library would write time stamps in local time.
    timezone: { name: null, generator: (zone) => zoneBlock([tzlib_get_ical_block(zone)].flat()[0] as string, zone) },
  });
}

/**
 * Renames a time zone block: the library describes some zones under the name of an equivalent one, while events use
 * their own.
 */
function zoneBlock(block: string, zone: string): string {
  return block.replace(/^TZID:.*$/m, `TZID:${zone}`).replace(/^(?:X-LIC-LOCATION|LAST-MODIFIED|TZURL):.*\r?\n/gm, '');
}
