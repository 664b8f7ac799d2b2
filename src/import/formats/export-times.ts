import { offsetSeconds, readMoment, wallClock, zoneNamed } from '../../domain/time/zone.ts';
import type { ReadingNotes } from './reading-notes.ts';

/**
 * Converts times of exports to wall-clock times. A time with an offset is converted to the zone of the programme; a
 * time without an offset is a wall-clock time already.
 */

const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;
const DAY = /^\d{4}-\d{2}-\d{2}/;
const MINUTES_A_DAY = 24 * 60;

/** The duration of a session that has a start and no duration. */
export const ASSUMED_MINUTES = 30;

export interface ExportTime {
  /** `2026-05-08T09:00`. */
  readonly wall: string;
  /** The difference in minutes between its offset and that of the zone; absent if it has no offset. */
  readonly shiftMinutes?: number;
}

/** Reads `2026-05-08T09:00:00`, with or without an offset. Returns undefined if this is not a valid time. */
export function exportTime(text: string, zone: string): ExportTime | undefined {
  const [, day = '', time = '', offset] = ISO.exec(text.trim()) ?? [];
  const reading = readMoment(`${day}T${time}`, 'moment', 'UTC');
  if (reading.kind !== 'instant') return undefined;
  if (offset === undefined) return { wall: `${day}T${time}` };
  const offsetMinutes = minutesOfOffset(offset);
  const at = reading.at - offsetMinutes * 60;
  return { wall: wallClock(at, zone).slice(0, 16), shiftMinutes: offsetSeconds(at, zone) / 60 - offsetMinutes };
}

function minutesOfOffset(offset: string): number {
  if (/^z$/i.test(offset)) return 0;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(-2))];
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

/** The zone that an export names, if there is one of this name in any case. Adds a note if there is none. */
export function exportZone(name: string | undefined, notes: ReadingNotes): string | undefined {
  if (name === undefined) return undefined;
  const zone = zoneNamed(name);
  if (zone === undefined) notes.add('doubtful', 'There is no time zone with the name', name);
  return zone;
}

/** The day of a date or time; undefined if it is not in the calendar. */
export function exportDay(text: string): string | undefined {
  const day = DAY.exec(text.trim())?.[0];
  return day !== undefined && readMoment(day, 'start', 'UTC').kind === 'instant' ? day : undefined;
}

/** Converts `H:MM` or `HH:MM`, with or without seconds, to `HH:MM`. */
export function timeOfDay(text: string): string | undefined {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** Minutes from one wall-clock time to a later one; negative if it is earlier. */
export function minutesBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000);
}

/** A wall-clock time some minutes later. */
export function minutesLater(wall: string, minutes: number): string {
  return new Date(Date.parse(`${wall}Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

/**
 * Reads a duration: a number of minutes, `H:MM` with any number of minutes, `D:HH:MM`, or `HH:MM:SS` if the first part
 * has two digits. Returns undefined for any other text, and for a duration of more than a month.
 */
export function durationInMinutes(value: string | number): number | undefined {
  const text = String(value).trim();
  const [, first = '', second = '', third] = /^(\d{1,3}):(\d{1,3})(?::(\d{2}))?$/.exec(text) ?? [];
  const minutes = /^\d{1,5}$/.test(text)
    ? Number(text)
    : first === ''
      ? Number.NaN
      : third !== undefined && first.length === 1
        ? Number(first) * MINUTES_A_DAY + Number(second) * 60 + Number(third)
        : Number(first) * 60 + Number(second);
  return minutes <= 31 * MINUTES_A_DAY ? minutes : undefined;
}
