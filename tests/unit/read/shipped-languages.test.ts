import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { LanguageSettings } from '../../../src/domain/language.ts';
import { formatMoney } from '../../../src/domain/site/money.ts';
import { loadDateNames } from '../../../src/domain/time/date-names.ts';
import { type DatePattern, formatWall, withNoBreakDates } from '../../../src/domain/time/dates.ts';
import { formatOrdinal } from '../../../src/domain/time/ordinal.ts';
import { translatorFor } from '../../../src/domain/translate.ts';
import { languagesFile } from '../../../src/init/starter-languages.ts';
import { noFileCache } from '../../../src/read/file-cache.ts';
import { readPackageTexts } from '../../../src/read/read-package-texts.ts';
import { packageDir } from '../../support/run-tool.ts';

/** Dates, ordinal numbers, prices and plurals in the languages that conf-site has words in, as a new site has them. */

const LIMITS = { maxReplaces: 1000, readParallel: 10, readRetries: 5, retryDelayMs: 350 };
const COUNTS = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111, 112, 1002];

interface Expected {
  readonly language: string;
  /** The 5th day of each month, from January on. */
  readonly days: readonly string[];
  /** From Monday on. */
  readonly weekdays: readonly string[];
  /** 8 May 2026, 9:05, in each pattern. */
  readonly moment: Readonly<Record<DatePattern, string>>;
  /** That date with its time on pages, where spaces in it do not break. */
  readonly unbroken: string;
  /** 1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111 and 112. */
  readonly ordinals: string;
  /** 90, 1234.5 and 1000000 euros. */
  readonly prices: readonly string[];
  /** The word for seats after each of `COUNTS`. */
  readonly seats: readonly string[];
  /** What is said of a delay, for 1, 2 and 15 minutes. */
  readonly delays: readonly string[];
}

/** Written by hand: what people who write these languages expect. */
const LANGUAGES: readonly Expected[] = [
  {
    language: 'en',
    days: [
      ...['5 January', '5 February', '5 March', '5 April', '5 May', '5 June'],
      ...['5 July', '5 August', '5 September', '5 October', '5 November', '5 December'],
    ],
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    moment: {
      date: '8 May 2026',
      dateShort: '8 May 2026',
      dayMonth: '8 May',
      weekday: 'Friday',
      time: '09:05',
      dateTime: '8 May 2026, 09:05',
    },
    unbroken: '8_May 2026, 09:05',
    ordinals: '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 23rd 101st 111th 112th',
    prices: ['€90', '€1,234.50', '€1,000,000'],
    seats: ['seats', 'seat', ...Array.from({ length: 13 }, () => 'seats')],
    delays: ['Begins 1 minute later', 'Begins 2 minutes later', 'Begins 15 minutes later'],
  },
  {
    language: 'hr',
    days: [
      ...['5. siječnja', '5. veljače', '5. ožujka', '5. travnja', '5. svibnja', '5. lipnja'],
      ...['5. srpnja', '5. kolovoza', '5. rujna', '5. listopada', '5. studenog', '5. prosinca'],
    ],
    weekdays: ['ponedjeljak', 'utorak', 'srijeda', 'četvrtak', 'petak', 'subota', 'nedjelja'],
    moment: {
      date: '8. svibnja 2026.',
      dateShort: '8. 5. 2026.',
      dayMonth: '8. svibnja',
      weekday: 'petak',
      time: '09:05',
      dateTime: '8. svibnja 2026. u 09:05',
    },
    unbroken: '8._svibnja 2026. u_09:05',
    ordinals: '1. 2. 3. 4. 11. 12. 13. 21. 22. 23. 101. 111. 112.',
    prices: ['90 €', '1.234,50 €', '1.000.000 €'],
    seats: [
      ...['mjesta', 'mjesto', 'mjesta', 'mjesta', 'mjesta', 'mjesta', 'mjesta', 'mjesta'],
      ...['mjesto', 'mjesta', 'mjesta', 'mjesto', 'mjesta', 'mjesta', 'mjesta'],
    ],
    delays: ['Počinje 1 minutu kasnije', 'Počinje 2 minute kasnije', 'Počinje 15 minuta kasnije'],
  },
  {
    language: 'de',
    days: [
      ...['5. Januar', '5. Februar', '5. März', '5. April', '5. Mai', '5. Juni'],
      ...['5. Juli', '5. August', '5. September', '5. Oktober', '5. November', '5. Dezember'],
    ],
    weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
    moment: {
      date: '8. Mai 2026',
      dateShort: '8.5.2026',
      dayMonth: '8. Mai',
      weekday: 'Freitag',
      time: '09:05',
      dateTime: '8. Mai 2026 um 09:05 Uhr',
    },
    unbroken: '8._Mai 2026 um_09:05_Uhr',
    ordinals: '1. 2. 3. 4. 11. 12. 13. 21. 22. 23. 101. 111. 112.',
    prices: ['90 €', '1.234,50 €', '1.000.000 €'],
    seats: ['Plätze', 'Platz', ...Array.from({ length: 13 }, () => 'Plätze')],
    delays: ['Beginnt 1 Minute später', 'Beginnt 2 Minuten später', 'Beginnt 15 Minuten später'],
  },
];

const settings = (language: string): LanguageSettings => {
  const { languages } = parse(languagesFile([language])) as { readonly languages: readonly [LanguageSettings] };
  return languages[0];
};

describe.each(LANGUAGES)('a new site in "$language"', (expected) => {
  const { language } = expected;
  const own = settings(language);
  beforeAll(() => loadDateNames([language]));

  it('writes every month and day of the week', () => {
    const months = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-05`);
    expect(months.map((day) => formatWall(day, 'dayMonth', own))).toEqual(expected.days);
    const week = Array.from({ length: 7 }, (_, day) => `2026-05-${String(day + 4).padStart(2, '0')}`);
    expect(week.map((day) => formatWall(day, 'weekday', own))).toEqual(expected.weekdays);
  });

  it('writes dates and times', () => {
    const patterns = Object.keys(expected.moment) as readonly DatePattern[];
    const written = patterns.map((pattern) => [pattern, formatWall('2026-05-08T09:05:00', pattern, own)]);
    expect(Object.fromEntries(written)).toEqual(expected.moment);
    const onPages = formatWall('2026-05-08T09:05:00', 'dateTime', withNoBreakDates(own));
    expect(onPages.replaceAll('\u00a0', '_')).toBe(expected.unbroken);
  });

  it('writes ordinal numbers and prices', () => {
    const numbers = [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111, 112];
    expect(numbers.map((number) => formatOrdinal(number, own)).join(' ')).toBe(expected.ordinals);
    expect([90, 1234.5, 1_000_000].map((amount) => formatMoney(amount, own))).toEqual(expected.prices);
  });

  it('counts', async () => {
    const texts = await readPackageTexts(packageDir, noFileCache);
    const t = translatorFor(texts, language, { defaultLanguage: language, limits: LIMITS });
    const seats = COUNTS.map((count) => t('schedule:seats', { count }));
    expect(seats).toEqual(expected.seats.map((word, at) => `${COUNTS[at]} ${word}`));
    expect([1, 2, 15].map((count) => t('schedule:changes.delayed', { count }))).toEqual(expected.delays);
  });
});
