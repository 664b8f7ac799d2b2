import { type Instant, type Timeline, valueAt } from './timeline.ts';
import { UtcDate } from './utc-date.ts';
import { wallDate } from './wall-date.ts';

/**
 * Converts wall-clock times of a time zone to instants. Content is written in the event's local time, so the rules for
 * dates without a time and for clock changes are here. Offsets are those of the installed data, and never those of `Intl`,
 * which are as old as Node and differ between its versions.
 */

/** The installed data of the IANA database. */
export interface TimeZones {
  /** The names of all zones, sorted. */
  names(): readonly string[];
  /** The offsets of a zone from UTC, in seconds, positive to the east. Undefined if no zone has this name. */
  offsets(name: string): Timeline<number> | undefined;
  /** The day on which the data were released, `YYYY-MM-DD`. */
  releasedOn(): string;
}

let installed: TimeZones | undefined;
const offsetsByZone = new Map<string, Timeline<number> | undefined>();

/** Sets the data for all functions of this module. A command does so before anything else. */
export function setTimeZones(zones: TimeZones): void {
  installed = zones;
  offsetsByZone.clear();
}

/** The data that were set. */
export function timeZones(): TimeZones {
  if (installed === undefined) throw new Error('No time zones were set.');
  return installed;
}

/** How a date without a time is read: as the start of the day, as its end, or not at all. */
export type MomentRole = 'start' | 'deadline' | 'moment';

/** The result of reading a moment: an instant, or the reason why there is none. */
export type MomentReading =
  | { readonly kind: 'instant'; readonly at: Instant }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'impossible-date' }
  | { readonly kind: 'time-missing' }
  | { readonly kind: 'skipped-hour' }
  | { readonly kind: 'repeated-hour'; readonly first: Instant; readonly second: Instant };

const MOMENT = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?$/;
const DAY_SECONDS = 86_400;

/**
 * Reads `YYYY-MM-DD`, `YYYY-MM-DDTHH:mm` or `YYYY-MM-DDTHH:mm:ss` as a wall-clock time of `zone`. As a deadline, a date
 * without a time and a time of 23:59:59 both mean the start of the next day.
 */
export function readMoment(text: string, role: MomentRole, zone: string): MomentReading {
  const match = MOMENT.exec(text);
  if (match === null) return { kind: 'malformed' };
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const midnight = Date.UTC(year, month - 1, day) / 1000;
  // `Date.UTC` carries invalid days over into the next month, and reads years below 100 as years of the 20th century.
  const date = new Date(midnight * 1000);
  if (date.getUTCDate() !== day || date.getUTCMonth() !== month - 1 || date.getUTCFullYear() !== year) {
    return { kind: 'impossible-date' };
  }
  if (match[4] === undefined) {
    if (role === 'moment') return { kind: 'time-missing' };
    return startOfDay(role === 'deadline' ? midnight + DAY_SECONDS : midnight, zone);
  }
  const [hour, minute, second] = [Number(match[4]), Number(match[5]), Number(match[6] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59) return { kind: 'impossible-date' };
  if (role === 'deadline' && hour === 23 && minute === 59 && second === 59) {
    return startOfDay(midnight + DAY_SECONDS, zone);
  }
  return wallToInstant(midnight + hour * 3600 + minute * 60 + second, zone);
}

/** The instant of a moment; undefined if there is none, or if it is ambiguous. */
export function instantOf(text: string, role: MomentRole, zone: string): Instant | undefined {
  const reading = readMoment(text, role, zone);
  return reading.kind === 'instant' ? reading.at : undefined;
}

/** Whether this is the name of a time zone in the IANA database. */
export function isZone(zone: string): boolean {
  return knownOffsets(zone) !== undefined;
}

/** The time zone with a name, which other programs write in any case. Undefined if there is none. */
export function zoneNamed(name: string): string | undefined {
  if (isZone(name)) return name;
  const lower = name.toLowerCase();
  return timeZones()
    .names()
    .find((zone) => zone.toLowerCase() === lower);
}

/** The offsets of a time zone from UTC over time, in seconds, positive to the east. */
export function offsetsOf(zone: string): Timeline<number> {
  const offsets = knownOffsets(zone);
  if (offsets === undefined) throw new RangeError(`There is no time zone "${zone}".`);
  return offsets;
}

function knownOffsets(zone: string): Timeline<number> | undefined {
  if (!offsetsByZone.has(zone)) offsetsByZone.set(zone, timeZones().offsets(zone));
  return offsetsByZone.get(zone);
}

/** The offset of a time zone from UTC at an instant, in seconds, positive to the east. */
export function offsetSeconds(at: Instant, zone: string): number {
  return valueAt(offsetsOf(zone), at);
}

/** The wall-clock time of a time zone at an instant, as `YYYY-MM-DDTHH:mm:ss`. */
export function wallClock(at: Instant, zone: string): string {
  return wallDate(at, offsetsOf(zone)).toISOString().slice(0, 19);
}

/** An instant with the offset of a time zone, as `YYYY-MM-DDTHH:mm:ss+02:00`. */
export function zonedIso(at: Instant, zone: string): string {
  const offset = offsetSeconds(at, zone);
  const minutes = Math.abs(offset) / 60;
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${wallClock(at, zone)}${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}

/**
 * A calendar day or wall-clock time as a date whose local fields are the same on every machine. For formatting only.
 */
export function utcDate(wall: string): Date {
  return new UtcDate(wall.length === 10 ? `${wall}T00:00:00Z` : `${wall.slice(0, 19)}Z`);
}

function wallToInstant(wallSeconds: number, zone: string): MomentReading {
  const before = offsetSeconds(wallSeconds - DAY_SECONDS, zone);
  const after = offsetSeconds(wallSeconds + DAY_SECONDS, zone);
  const candidates = [...new Set([before, after])]
    .map((offset) => ({ at: wallSeconds - offset, offset }))
    .filter(({ at, offset }) => offsetSeconds(at, zone) === offset)
    .sort((a, b) => a.at - b.at);
  const [first, second] = candidates;
  if (first === undefined) return { kind: 'skipped-hour' };
  if (second !== undefined) return { kind: 'repeated-hour', first: first.at, second: second.at };
  return { kind: 'instant', at: first.at };
}

/**
 * The start of a day. Some time zones change their clocks at midnight; the day then starts at the first time that
 * exists.
 */
function startOfDay(midnightSeconds: number, zone: string): MomentReading {
  const reading = wallToInstant(midnightSeconds, zone);
  if (reading.kind === 'repeated-hour') return { kind: 'instant', at: reading.first };
  if (reading.kind !== 'skipped-hour') return reading;
  return { kind: 'instant', at: midnightSeconds - offsetSeconds(midnightSeconds - DAY_SECONDS, zone) };
}
