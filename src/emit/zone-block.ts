import { zoneAbbreviation } from '../domain/time/dates.ts';
import type { Instant, Segment } from '../domain/time/timeline.ts';
import { offsetsOf } from '../domain/time/zone.ts';

/** No daylight saving time is longer than a year. What lasts longer is a new standard time. */
const LONGEST_DAYLIGHT_SECONDS = 366 * 86_400;

/**
 * The description of a time zone in a calendar with these times: its changes in all years of the times. The offset at the
 * beginning of these years counts from there on, so calendars of the same years describe a zone in the same words.
 * Empty without times.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.6.5
 */
export function zoneBlock(zone: string, times: readonly Instant[]): string {
  if (times.length === 0) return '';
  const begin = startOfYear(Math.min(...times), 0);
  const end = startOfYear(Math.max(...times), 1);
  const offsets = offsetsOf(zone);
  const parts = offsets.flatMap((segment, index) => {
    const { from, until, value } = segment;
    if ((until !== null && until <= begin) || (from !== null && from >= end)) return [];
    const before = offsets[index - 1];
    const at = Math.max(from ?? begin, begin);
    return observanceLines({
      ...{ at, zone, seconds: value },
      before: before === undefined || at === begin ? value : before.value,
      isDaylight: isDaylight(segment, before, offsets[index + 1]),
    });
  });
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts, 'END:VTIMEZONE'].join('\r\n');
}

/** The start of the year of an instant, or of one that is `years` later. */
function startOfYear(at: Instant, years: number): Instant {
  return Date.UTC(new Date(at * 1000).getUTCFullYear() + years, 0) / 1000;
}

/** The data do not name daylight saving time. It is ahead of what was before and comes after, and ends within a year. */
function isDaylight(
  { from, until, value }: Segment<number>,
  before: Segment<number> | undefined,
  after: Segment<number> | undefined,
): boolean {
  if (from === null || until === null || before === undefined || after === undefined) return false;
  return before.value < value && after.value < value && until - from <= LONGEST_DAYLIGHT_SECONDS;
}

/** What a time zone does from an instant to its next change. */
interface Observance {
  readonly at: Instant;
  /** The offset from UTC before it, and the one from then on. */
  readonly before: number;
  readonly seconds: number;
  readonly isDaylight: boolean;
  readonly zone: string;
}

/** Its name is left out where the zone has no abbreviation: it is optional. */
function observanceLines({ at, before, seconds, isDaylight, zone }: Observance): readonly string[] {
  const kind = isDaylight ? 'DAYLIGHT' : 'STANDARD';
  const name = zoneAbbreviation(at, zone);
  return [
    `BEGIN:${kind}`,
    `DTSTART:${new Date((at + before) * 1000).toISOString().replace(/\.\d+Z$|[-:]/g, '')}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(seconds)}`,
    ...(name === undefined ? [] : [`TZNAME:${name}`]),
    `END:${kind}`,
  ];
}

/** `+0530`, with seconds if there are any. */
function offsetText(seconds: number): string {
  const time = new Date(Math.abs(seconds) * 1000).toISOString().slice(11, 19).replaceAll(':', '');
  return `${seconds < 0 ? '-' : '+'}${time.replace(/00$/, '')}`;
}
