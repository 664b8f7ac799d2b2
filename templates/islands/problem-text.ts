import type { FieldCode, Problem, ProblemCode } from '../../src/domain/api-contract.ts';
import type { Sent } from './send.ts';

/** What an island says when something went wrong, in the page's language. */
export interface ProblemWords {
  /** Code → text, which may hold `{{date}}`; those that the operation can be refused for. */
  readonly problems: Readonly<Partial<Record<ProblemCode, string>>>;
  readonly fields: Readonly<Record<FieldCode, string>>;
  readonly connection: string;
  readonly timeout: string;
  /** Said for a code that this page has no words for. */
  readonly other: string;
  readonly locale: string;
  readonly timeZone: string;
}

/** What a failed request comes to, in words. */
export function failureText(words: ProblemWords, sent: Exclude<Sent<unknown>, { readonly kind: 'receipt' }>): string {
  if (sent.kind === 'unreachable') return words.connection;
  return sent.kind === 'timeout' ? words.timeout : problemText(words, sent.problem);
}

/** A refusal in words, with its date in the page's language and the site's time zone. */
export function problemText(words: ProblemWords, { code, date }: Pick<Problem, 'code' | 'date'>): string {
  const text = words.problems[code] ?? words.other;
  return text.replaceAll('{{date}}', () => (date === undefined ? '' : dateText(date, code, words))).trim();
}

const DAY_MS = 86_400_000;

/**
 * A time as people say it. A beginning at midnight is its day alone, an end at midnight the day before: the last one
 * on which it holds.
 */
export function dateText(
  iso: string,
  code: ProblemCode,
  { locale, timeZone }: Pick<ProblemWords, 'locale' | 'timeZone'>,
): string {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return '';
  const isEnd = code === 'registration-closed' || code === 'survey-over';
  const wall = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone }).format(at);
  const isDay = wall === '00:00:00' || (isEnd && wall === '23:59:59');
  const said = isEnd && wall === '00:00:00' ? at - DAY_MS / 2 : at;
  const style = isDay ? { dateStyle: 'long' as const } : { dateStyle: 'long' as const, timeStyle: 'short' as const };
  return new Intl.DateTimeFormat(locale, { ...style, timeZone }).format(said);
}
