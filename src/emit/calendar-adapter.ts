import type { ICalCalendar, ICalCalendarMethod } from 'ical-generator';

/** The door of ical-generator, which is loaded for calendars that are written, not for each build. */

export interface CalendarHeader {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly host: string;
  /** `en`. */
  readonly language: string;
}

/** An empty calendar, whose events may be in any zone. */
export async function startCalendar(header: CalendarHeader): Promise<ICalCalendar> {
  const { default: ical } = await import('ical-generator');
  const { tzlib_get_ical_block } = await import('timezones-ical-library');
  return ical({
    name: header.name,
    description: header.description,
    url: header.url,
    prodId: { company: header.host, product: 'conf-site', language: header.language.toUpperCase() },
    method: 'PUBLISH' as ICalCalendarMethod,
    // Of the events alone: with a zone of its own, the calendar would write its stamps in local time.
    timezone: { name: null, generator: (zone) => zoneBlock([tzlib_get_ical_block(zone)].flat()[0] as string, zone) },
  });
}

/** The library describes some zones under the name of another that has the same clock; events name their own. */
function zoneBlock(block: string, zone: string): string {
  return block.replace(/^TZID:.*$/m, `TZID:${zone}`).replace(/^(?:X-LIC-LOCATION|LAST-MODIFIED|TZURL):.*\r?\n/gm, '');
}
