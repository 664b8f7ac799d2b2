import { canonicalTag } from '../domain/language-tag.ts';
import { slugOf } from '../domain/slug.ts';
import { formatAsYaml, formatValue } from './format-value.ts';
import { describedHint, type SchemaError, type SchemaFinding } from './schema-error.ts';

/** Messages about texts and keys that do not match a pattern. */

export function wrongFormat(failure: SchemaError): SchemaFinding {
  if (failure.error.propertyName !== undefined) return wrongKey(failure, failure.error.propertyName);
  const { name, place, given } = failure;
  return (
    wrongMoment(failure) ?? {
      code: 'value-format',
      place,
      message: `${name} does not have the right format: ${formatValue(given)}.`,
      ...(rewrittenHint(failure) ?? describedHint(failure)),
    }
  );
}

/**
 * Suggests the same value in the right format if that is clear: one without characters that nobody sees, a date or time in
 * another notation, an address without its scheme, a language tag in another spelling, or a name that can become a slug.
 */
function rewrittenHint({ error, given }: SchemaError): { readonly hint: string } | undefined {
  const pattern = patternOf(error);
  const visible = String(given)
    .replace(/\p{Cf}/gu, '')
    .trim();
  if (pattern.test(visible)) return { hint: `write ${formatAsYaml(visible)}` };
  const address = usualAddresses(String(given)).find((one) => pattern.test(one));
  if (address !== undefined && !pattern.test('A b')) return { hint: `write ${address}` };
  const moment = usualMoment(String(given));
  if (moment !== undefined && pattern.test(moment)) {
    return { hint: moment.includes('-') ? `write ${moment}` : `write '${moment}', in quotes` };
  }
  const tag = tagHint(String(given), pattern);
  if (tag !== undefined) return { hint: tag };
  const slug = slugOf(String(given).replace(/\.(?:md|yaml)$/, ''));
  return pattern.test('a-1') && !pattern.test('A b') && pattern.test(slug) ? { hint: `write ${slug}` } : undefined;
}

/** The canonical spelling of a language, if the pattern is that of languages. */
function tagHint(given: string, pattern: RegExp): string | undefined {
  const tag = canonicalTag(given);
  return tag !== undefined && pattern.test('zh-Hant') && pattern.test(tag) ? `write ${tag}` : undefined;
}

/** Full addresses for an address without a scheme or with a superfluous slash. Empty for other texts. */
function usualAddresses(text: string): readonly string[] {
  const [, rest] = /^(?:https?:)?(?:\/\/)?((?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?)$/i.exec(text.trim()) ?? [];
  return rest === undefined ? [] : [`https://${rest}`, `https://${rest.replace(/\/+$/, '')}`];
}

/** A date, a time of day or both, converted from a common notation. Undefined for other texts. */
function usualMoment(text: string): string | undefined {
  const parts = withNumbers(text)
    .replaceAll('. ', '.')
    .split(/[T ,]+/)
    .map((part) => usualDate(part) ?? usualTime(part));
  return parts.includes(undefined) ? undefined : parts.join('T');
}

const DATES = [
  /^(?<year>\d{4})[-./](?<month>\d{1,2})[-./](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})\.?$/,
  // It is clear which number is the month only if the other is greater than 12.
  /^(?<month>0?[1-9]|1[0-2])\/(?<day>1[3-9]|[23]\d)\/(?<year>\d{4})$/,
  /^(?<day>1[3-9]|[23]\d)\/(?<month>0?[1-9]|1[0-2])\/(?<year>\d{4})$/,
];

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Converts `14 March 2027` and `March 14th, 2027` to `14.3.2027`. Other texts are unchanged. */
function withNumbers(text: string): string {
  const found =
    /^(?<day>\d{1,2})\.? (?<month>[a-z]{3,9})\.?,? (?<year>\d{4})\b/i.exec(text) ??
    /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})\b/i.exec(text);
  const { day, month = '', year } = found?.groups ?? {};
  const number = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return found === null || number === 0 ? text : `${day}.${number}.${year}${text.slice(found[0].length)}`;
}

function usualDate(text: string): string | undefined {
  const { year, month, day } = DATES.map((form) => form.exec(text)?.groups).find(Boolean) ?? {};
  return year && [year, twoDigits(month), twoDigits(day)].join('-');
}

function usualTime(text: string): string | undefined {
  const [, hour, minute] = /^(\d{1,2})[:.](\d{2})$/.exec(text) ?? [];
  return hour === undefined ? undefined : `${twoDigits(hour)}:${minute}`;
}

function twoDigits(number = ''): string {
  return number.padStart(2, '0');
}

/** Reports a time where a date is needed, or the other way round. Undefined if the value is neither. */
function wrongMoment({ error, name, place, given }: SchemaError): SchemaFinding | undefined {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})?(?:(?:^|[T ])(\d{2}:\d{2})(?::\d{2})?)?$/.exec(String(given)) ?? [];
  const pattern = patternOf(error);
  if (date !== undefined && time !== undefined && pattern.test(date) && !pattern.test(`${date}T00:00`)) {
    return {
      code: 'time-unexpected',
      place,
      message: `${name} is a date, without a time of day.`,
      hint: `write ${date}`,
    };
  }
  if (date !== undefined && pattern.test('08:00') && !pattern.test(date)) {
    const hint = `write '${time ?? '08:00'}', in quotes`;
    return { code: 'date-unexpected', place, message: `${name} is a time of day, without a date.`, hint };
  }
  if (date === undefined && time !== undefined && pattern.test('2026-05-08')) {
    const day = pattern.test('2026-05-08T08:00') ? `2026-05-08T${time}` : '2026-05-08';
    return {
      code: 'date-missing',
      place,
      message: `${name} needs a date, and ${time} is only a time.`,
      hint: `write the day, for instance ${day}`,
    };
  }
  return undefined;
}

/** An invalid key. The error itself points at the map with the key. */
function wrongKey({ error, pointer }: SchemaError, key: string): SchemaFinding {
  return {
    code: 'key-format',
    message: `The key "${key}" does not have the right format.`,
    hint: tagHint(key, patternOf(error)) ?? keyHint(patternOf(error)),
    place: { kind: 'pointer', pointer: [...pointer, key], on: 'key' },
  };
}

const KEY_HINTS: readonly (readonly [key: string, hint: string])[] = [
  ['main-hall', 'small letters, digits and hyphens, for instance main-hall'],
  ['2026', "a year in quotes, for instance '2026'"],
  ['en', 'a language as its BCP 47 tag, for instance en or pt-BR'],
];

/** Describes the keys that a pattern allows, by testing examples. */
function keyHint(pattern: RegExp): string {
  const found = pattern.test('aName') ? undefined : KEY_HINTS.find(([key]) => pattern.test(key));
  return found?.[1] ?? 'letters and digits, beginning with a letter, for instance ticketSales';
}

function patternOf({ params }: SchemaError['error']): RegExp {
  return new RegExp(String(params['pattern']), 'u');
}
