import { exportDay, exportTime } from '../formats/export-times.ts';

/** Reads dates and times of day as people write them in tables. */

/** Whether the first number of `5/8/2026` is the day or the month. */
export type DateOrder = 'day-first' | 'month-first';

const SLASH_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b/;
/** `8.5.2026`, `08. 05. 2026.` */
const DOT_DATE = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\.?(?=\s|$|,)/;
const ISO_DATE = /^(\d{4})-(\d{1,2})-(\d{1,2})(?=\D|$)/;
/** A name of a day before a date. */
const WEEKDAY = /^\p{L}+\.?,?\s+(?=\d)/u;

/** The order of dates with slashes, if one of them shows it and none contradicts; otherwise undefined. */
export function dateOrder(dates: readonly string[]): DateOrder | undefined {
  const numbers = dates.flatMap((text) => {
    const [, first, second] = SLASH_DATE.exec(text.replace(WEEKDAY, '')) ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)] as const];
  });
  const isDayFirst = numbers.some(([first]) => first > 12);
  const isMonthFirst = numbers.some(([, second]) => second > 12);
  if (isDayFirst === isMonthFirst) return undefined;
  return isDayFirst ? 'day-first' : 'month-first';
}

export type DateReading =
  | { readonly kind: 'date'; readonly date: string /** The text after the date. */; readonly rest: string }
  | { readonly kind: 'ambiguous' | 'invalid' };

/** Reads the date at the start of a text. */
export function readDate(text: string, order: DateOrder | undefined): DateReading {
  const plain = text.trim().replace(WEEKDAY, '');
  const [slash, iso, dot] = [SLASH_DATE.exec(plain), ISO_DATE.exec(plain), DOT_DATE.exec(plain)];
  const isSame = slash !== null && Number(slash[1]) === Number(slash[2]);
  if (slash !== null && order === undefined && !isSame) return { kind: 'ambiguous' };
  const rest = plain.slice((slash ?? iso ?? dot)?.[0].length ?? 0).replace(/^[\s,T]+/, '');
  const parts =
    iso !== null
      ? [iso[1], iso[2], iso[3]]
      : dot !== null
        ? [dot[3], dot[2], dot[1]]
        : slash !== null
          ? [slash[3], ...(order === 'month-first' ? [slash[1], slash[2]] : [slash[2], slash[1]])]
          : [];
  const [year = '', month = '', day = ''] = parts;
  const date = exportDay(`${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return date === undefined ? { kind: 'invalid' } : { kind: 'date', date, rest };
}

/** `9:30`, `09:30:00`, `9.30 Uhr`, `9h30`, `9:30 AM`, `9 am` */
const CLOCK = /^(\d{1,2})(?:(?:[:.]|\s?h\s?)(\d{2})(?::\d{2})?)?\s*(?:(a\.?m\.?|p\.?m\.?)|uhr|h|sati)?$/i;

/** The time of day, `HH:MM`; undefined if the text is not one. */
export function readClock(text: string): string | undefined {
  const [, hours, minutes, half] = CLOCK.exec(text.trim()) ?? [];
  const hasMore = minutes !== undefined || half !== undefined || /\D/.test(text.trim());
  if (hours === undefined || !hasMore) return undefined;
  const isAfternoon = half !== undefined && /^p/i.test(half);
  if (half !== undefined && (Number(hours) < 1 || Number(hours) > 12)) return undefined;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
  if (hour > 23 || Number(minutes ?? 0) > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
}

/** The parts of `9:30 – 10:15`; a single part if the text is not a span. */
export function clockParts(text: string): readonly string[] {
  const parts = text.split(/\s*(?:[-–—]|\bto\b|\bdo\b|\bbis\b)\s*/i);
  return parts.length === 2 && parts.every((part) => readClock(part) !== undefined) ? parts : [text];
}

/** `2026-05-08T09:30`, with or without an offset, as a wall-clock time in the zone; undefined for any other text. */
export function readTimestamp(text: string, zone: string): string | undefined {
  return exportTime(text, zone)?.wall;
}

/** `45`, `45 min`, `0:45`, `1h`, `1 h 30`, `1.5 h`: minutes; undefined for any other text. */
export function readDuration(text: string): number | undefined {
  const plain = text.trim().toLowerCase().replace(',', '.');
  const [, minutes] = /^(\d{1,4})\s*(?:min\.?|mins|minutes|minuta|minuten|m|')?$/.exec(plain) ?? [];
  const [, clockHours, clockMinutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(plain) ?? [];
  const [, hours, more = '0'] =
    /^(\d{1,2}(?:\.\d+)?)\s*(?:h|hr|hrs|hours?|sata?|sati|stunden?|std\.?)\s*(?:(\d{1,2})\s*(?:m|min\.?)?)?$/.exec(
      plain,
    ) ?? [];
  const read =
    minutes !== undefined
      ? Number(minutes)
      : clockHours !== undefined
        ? Number(clockHours) * 60 + Number(clockMinutes)
        : hours !== undefined
          ? Math.round(Number(hours) * 60) + Number(more)
          : 0;
  return read > 0 ? read : undefined;
}
