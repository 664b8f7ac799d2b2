import { format } from 'date-fns/format';
import { enGB } from 'date-fns/locale/en-GB';
import { hr } from 'date-fns/locale/hr';
import type { LanguageSettings } from './language.ts';
import type { Instant } from './timeline.ts';
import { offsetSeconds, utcDate, wallClock } from './zone.ts';

/** Dates as words, through the patterns of a language's settings. Month and weekday names come from date-fns. */

const LOCALES = { en: enGB, hr } as const;

export type DatePattern = keyof LanguageSettings['formats'];

/** An instant in a zone, by one of the language's patterns. */
export function formatInstant(
  at: Instant,
  pattern: DatePattern,
  place: { readonly language: LanguageSettings; readonly zone: string },
): string {
  return formatWall(wallClock(at, place.zone), pattern, place.language);
}

/** A calendar day `YYYY-MM-DD` (or a wall-clock time) by one of the language's patterns. */
export function formatWall(wall: string, pattern: DatePattern, language: LanguageSettings): string {
  const key = `${language.option} ${language.formats[pattern]} ${wall}`;
  const text = cache.get(key) ?? formatted(wall, pattern, language);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, text);
  return text;
}

/** Cached, since many pages show the times of a programme. */
const cache = new Map<string, string>();
const MAX_CACHED = 10_000;

function formatted(wall: string, pattern: DatePattern, language: LanguageSettings): string {
  const locale = LOCALES[language.option as keyof typeof LOCALES] ?? enGB;
  return format(utcDate(wall), language.formats[pattern], { locale });
}

/**
 * A language with its patterns for pages, where no line ends within `8 May` or between a small word and its hour: no-break
 * spaces stand there. For texts in a terminal or an e-mail, use the language as it is.
 */
export function withWholeDates(language: LanguageSettings): LanguageSettings {
  const patterns = Object.entries(language.formats);
  const whole = patterns.map(([name, pattern]) => [name, pattern.replace(/(?<=d\.?|') (?=[MLHh])/g, NO_BREAK)]);
  return { ...language, formats: Object.fromEntries(whole) as LanguageSettings['formats'] };
}

const NO_BREAK = '\u00a0';

/**
 * The last moment before a deadline, as people say it: a deadline at midnight belongs to the day that ends there.
 */
export function deadlineDay(until: Instant, zone: string): { readonly wall: string; readonly hasTime: boolean } {
  const wall = wallClock(until, zone);
  if (wall.endsWith('T00:00:00')) return { wall: wallClock(until - 1, zone).slice(0, 10), hasTime: false };
  return { wall, hasTime: true };
}

/** The zone's usual short name at an instant (`CET`, `CEST`), or its offset where it has none here. */
export function zoneName(at: Instant, zone: string): string {
  const seconds = offsetSeconds(at, zone);
  const usual = CENTRAL_EUROPE.has(zone) ? { 3600: 'CET', 7200: 'CEST' }[seconds] : undefined;
  if (usual !== undefined) return usual;
  if (seconds === 0) return 'UTC';
  const minutes = Math.round(Math.abs(seconds) / 60);
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `UTC${seconds < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest}`;
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

/** Whether the names of months and days are known in a language; dates in others have English ones. */
export function knowsNamesIn(language: string): boolean {
  return Object.hasOwn(LOCALES, language);
}
