import { zoneName } from '../domain/time/dates.ts';
import { during, type Instant, limitTo, type Segment, type Timeline } from '../domain/time/timeline.ts';
import { offsetsOf } from '../domain/time/zone.ts';

/** What a time zone does until its next change. */
interface Observance {
  /** The offset from UTC in seconds, and that before the change. */
  readonly seconds: number;
  readonly isDaylight: boolean;
}

/** The longest daylight saving time. What lasts longer is a new standard time. */
const YEAR_SECONDS = 366 * 86_400;

/**
 * The description of a time zone in a calendar with these times: its changes in all years of the times. The offset at the
 * beginning of these years counts from there on, so calendars of the same years describe a zone in the same words.
 * Empty without times.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5545#section-3.6.5
 */
export function zoneBlock(zone: string, times: readonly Instant[]): string {
  if (times.length === 0) return '';
  const from = startOfYear(Math.min(...times), 0);
  const all = observances(offsetsOf(zone));
  const covered = limitTo(all, during(from, startOfYear(Math.max(...times), 1)), STANDARD_UTC);
  const parts = covered.map(({ from: change, value }, index) => {
    const before = covered[index - 1]?.value ?? value;
    return observanceLines({ at: change ?? from, before: before.seconds, zone }, value);
  });
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts.flat(), 'END:VTIMEZONE'].join('\r\n');
}

const STANDARD_UTC: Observance = { seconds: 0, isDaylight: false };

/** The start of the year of an instant, or of one that is `years` later. */
function startOfYear(at: Instant, years: number): Instant {
  return Date.UTC(new Date(at * 1000).getUTCFullYear() + years, 0) / 1000;
}

function observances(offsets: Timeline<number>): Timeline<Observance> {
  return offsets.map((segment, index) => ({
    ...segment,
    value: { seconds: segment.value, isDaylight: isDaylight(segment, offsets[index - 1], offsets[index + 1]) },
  }));
}

/** The data do not name daylight saving time. It is ahead of what was before and comes after, and ends within a year. */
function isDaylight(
  { from, until, value }: Segment<number>,
  before: Segment<number> | undefined,
  after: Segment<number> | undefined,
): boolean {
  if (from === null || until === null || before === undefined || after === undefined) return false;
  return before.value < value && after.value < value && until - from <= YEAR_SECONDS;
}

interface Change {
  readonly at: Instant;
  /** The offset before it. */
  readonly before: number;
  readonly zone: string;
}

function observanceLines({ at, before, zone }: Change, { seconds, isDaylight }: Observance): readonly string[] {
  const name = isDaylight ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${name}`,
    `DTSTART:${new Date((at + before) * 1000).toISOString().replace(/\.\d+Z$|[-:]/g, '')}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(seconds)}`,
    `TZNAME:${zoneName(at, zone)}`,
    `END:${name}`,
  ];
}

/** `+0530`, with seconds if there are any. */
function offsetText(seconds: number): string {
  const time = new Date(Math.abs(seconds) * 1000).toISOString().slice(11, 19).replaceAll(':', '');
  return `${seconds < 0 ? '-' : '+'}${time.replace(/00$/, '')}`;
}
