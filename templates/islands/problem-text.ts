import type { FieldCode, Problem, ProblemCode } from '../../src/domain/site/api-contract.ts';
import type { Timeline } from '../../src/domain/time/timeline.ts';
import { wallDate } from '../../src/domain/time/wall-date.ts';
import type { Sent } from './send.ts';

/** The texts for failed requests, in the page's language. */
export interface ProblemTexts {
  /** The texts by code, for the problems of an operation. They may contain `{{date}}`. */
  readonly problems: Readonly<Partial<Record<ProblemCode, string>>>;
  readonly fields: Readonly<Record<FieldCode, string>>;
  readonly connection: string;
  readonly timeout: string;
  /** The text for other codes. */
  readonly other: string;
  readonly locale: string;
  /** The offsets of the zone in which times are shown, in seconds. */
  readonly offsets: Timeline<number>;
}

/** The message for a failed request. */
export function failureText(words: ProblemTexts, sent: Exclude<Sent<unknown>, { readonly kind: 'receipt' }>): string {
  if (sent.kind === 'unreachable') return words.connection;
  return sent.kind === 'timeout' ? words.timeout : problemText(words, sent.problem);
}

/** The message for a problem, with its date in the page's language and the site's time zone. */
export function problemText(words: ProblemTexts, { code, date }: Pick<Problem, 'code' | 'date'>): string {
  const text = words.problems[code] ?? words.other;
  return text.replaceAll('{{date}}', () => (date === undefined ? '' : dateText(date, code, words))).trim();
}

const HALF_A_DAY_SECONDS = 43_200;

/**
 * Formats the date of a problem. A start at midnight is shown as its day alone. An end at midnight is shown as the day
 * before, which is the last day of the period.
 */
export function dateText(
  iso: string,
  code: ProblemCode,
  { locale, offsets }: Pick<ProblemTexts, 'locale' | 'offsets'>,
): string {
  const at = Math.floor(Date.parse(iso) / 1000);
  if (Number.isNaN(at)) return '';
  const isEnd = code === 'registration-closed' || code === 'survey-over';
  const wall = wallDate(at, offsets).toISOString().slice(11, 19);
  const isDay = wall === '00:00:00' || (isEnd && wall === '23:59:59');
  const shownInstant = isEnd && wall === '00:00:00' ? at - HALF_A_DAY_SECONDS : at;
  const style = isDay ? { dateStyle: 'long' as const } : { dateStyle: 'long' as const, timeStyle: 'short' as const };
  return new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(wallDate(shownInstant, offsets));
}
