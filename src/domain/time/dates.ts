import type { LanguageSettings } from '../language.ts';
import { formatNamed } from './date-names.ts';
import type { Instant } from './timeline.ts';
import { offsetSeconds, wallClock } from './zone.ts';

/** Formats dates by the patterns of a language's settings. */

export type DatePattern = keyof LanguageSettings['formats'];

/** Formats an instant as the wall clock of a time zone. */
export function formatInstant(
  at: Instant,
  pattern: DatePattern,
  place: { readonly language: LanguageSettings; readonly zone: string },
): string {
  return formatWall(wallClock(at, place.zone), pattern, place.language);
}

/** Formats a calendar day `YYYY-MM-DD` or a wall-clock time. */
export function formatWall(wall: string, pattern: DatePattern, language: LanguageSettings): string {
  const key = `${language.option} ${language.formats[pattern]} ${wall}`;
  const text = cache.get(key) ?? formatNamed(wall, language.formats[pattern], language.option);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, text);
  return text;
}

/** Cached, since many pages show the times of a programme. */
const cache = new Map<string, string>();
const MAX_CACHED = 10_000;

/**
 * The language with patterns for web pages: no-break spaces keep lines from breaking within `8 May`, or between an hour
 * and the words around it (`um 09:05 Uhr`). Terminals and e-mails use the language unchanged.
 */
export function withNoBreakDates(language: LanguageSettings): LanguageSettings {
  const patterns = Object.entries(language.formats);
  const whole = patterns.map(([name, pattern]) => [
    name,
    pattern.replace(/(?<=d\.?|') (?=[MLHh])|(?<=m) (?=')/g, NO_BREAK),
  ]);
  return { ...language, formats: Object.fromEntries(whole) as LanguageSettings['formats'] };
}

const NO_BREAK = '\u00a0';

/**
 * A deadline in the form that people use. A deadline at midnight is given as the day that ends then, without a time;
 * `wall` is then a calendar day, else a wall-clock time.
 */
export function deadlineDay(until: Instant, zone: string): { readonly wall: string; readonly hasTime: boolean } {
  const wall = wallClock(until, zone);
  if (wall.endsWith('T00:00:00')) return { wall: wallClock(until - 1, zone).slice(0, 10), hasTime: false };
  return { wall, hasTime: true };
}

/** The short name of a time zone at an instant: `CET`, `CEST` or `UTC`, for other zones the offset (`UTC+3`). */
export function zoneName(at: Instant, zone: string): string {
  const usual = zoneAbbreviation(at, zone);
  if (usual !== undefined) return usual;
  const seconds = offsetSeconds(at, zone);
  const minutes = Math.round(Math.abs(seconds) / 60);
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `UTC${seconds < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest}`;
}

/** `CET`, `CEST` or `UTC`; undefined for a zone that is named by its offset at this instant. */
export function zoneAbbreviation(at: Instant, zone: string): string | undefined {
  const seconds = offsetSeconds(at, zone);
  if (seconds === 0) return 'UTC';
  return CENTRAL_EUROPE.has(zone) ? { 3600: 'CET', 7200: 'CEST' }[seconds] : undefined;
}

const CENTRAL_EUROPE = new Set([
  'Europe/Zagreb',
  'Europe/Vienna',
  'Europe/Ljubljana',
  'Europe/Berlin',
  'Europe/Paris',
  'Europe/Rome',
  'Europe/Madrid',
  'Europe/Prague',
  'Europe/Budapest',
  'Europe/Belgrade',
  'Europe/Sarajevo',
  'Europe/Zurich',
  'Europe/Amsterdam',
  'Europe/Brussels',
  'Europe/Copenhagen',
  'Europe/Stockholm',
  'Europe/Oslo',
  'Europe/Warsaw',
  'Europe/Bratislava',
  'Europe/Skopje',
  'Europe/Podgorica',
]);
