import { beforeAll, describe, expect, it } from 'vitest';
import { canonicalTag, isLanguageTag, languagePrefix } from '../../../src/domain/language-tag.ts';
import { pluralForms } from '../../../src/domain/site/plurals.ts';
import { formatNamed, knowsNamesIn, loadDateNames } from '../../../src/domain/time/date-names.ts';
import { formatOrdinal } from '../../../src/domain/time/ordinal.ts';
import { translatorFor } from '../../../src/domain/translate.ts';

const LIMITS = { maxReplaces: 1000, readParallel: 10, readRetries: 5, retryDelayMs: 350 };

interface Expected {
  readonly language: string;
  readonly patterns: readonly [day: string, moment: string, short: string];
  readonly dates: readonly [day: string, moment: string, short: string];
  /** 1, 2, 3, 11 and 22. */
  readonly ordinals: string;
  readonly seats: Readonly<Record<string, string>>;
  /** 0, 1, 2, 5, 21 and 22 seats. */
  readonly counted: readonly string[];
}

/** Written by hand: what people who write these languages expect. */
const LANGUAGES: readonly Expected[] = [
  {
    language: 'en',
    patterns: ['EEEE, d MMMM yyyy', 'd MMMM yyyy, HH:mm', 'EEE d MMM'],
    dates: ['Thursday, 5 March 2026', '8 May 2026, 09:05', 'Sun 13 Sep'],
    ordinals: '1st 2nd 3rd 11th 22nd',
    seats: { one: '{{count}} seat', other: '{{count}} seats' },
    counted: ['0 seats', '1 seat', '2 seats', '5 seats', '21 seats', '22 seats'],
  },
  {
    language: 'hr',
    patterns: ['EEEE, d. MMMM yyyy.', "d. MMMM yyyy. 'u' HH:mm", 'EEE d. MMM'],
    dates: ['četvrtak, 5. ožujka 2026.', '8. svibnja 2026. u 09:05', 'ned 13. ruj'],
    ordinals: '1. 2. 3. 11. 22.',
    seats: { one: '{{count}} mjesto', few: '{{count}} mjesta', other: '{{count}} mjesta (više)' },
    counted: ['0 mjesta (više)', '1 mjesto', '2 mjesta', '5 mjesta (više)', '21 mjesto', '22 mjesta'],
  },
  {
    language: 'de',
    patterns: ['EEEE, d. MMMM yyyy', "d. MMMM yyyy 'um' HH:mm 'Uhr'", 'EEE d. MMM'],
    dates: ['Donnerstag, 5. März 2026', '8. Mai 2026 um 09:05 Uhr', 'So. 13. Sep.'],
    ordinals: '1. 2. 3. 11. 22.',
    seats: { one: '{{count}} Platz', other: '{{count}} Plätze' },
    counted: ['0 Plätze', '1 Platz', '2 Plätze', '5 Plätze', '21 Plätze', '22 Plätze'],
  },
  {
    language: 'pt-BR',
    patterns: ["EEEE, d 'de' MMMM 'de' yyyy", "d 'de' MMMM 'de' yyyy 'às' HH:mm", 'd MMM'],
    dates: ['quinta-feira, 5 de março de 2026', '8 de maio de 2026 às 09:05', '13 set'],
    ordinals: '1º 2º 3º 11º 22º',
    seats: { one: '{{count}} lugar', many: '{{count}} de lugares', other: '{{count}} lugares' },
    counted: ['0 lugar', '1 lugar', '2 lugares', '5 lugares', '21 lugares', '22 lugares'],
  },
];

describe.each(LANGUAGES)('$language', ({ language, patterns, dates, ordinals, seats, counted }) => {
  beforeAll(() => loadDateNames([language]));

  it('has its names of months and days', () => {
    const walls = ['2026-03-05', '2026-05-08T09:05:00', '2026-09-13'];
    expect(walls.map((wall, at) => formatNamed(wall, patterns[at] as string, language))).toEqual(dates);
  });

  it('has its ordinal numbers', () => {
    expect([1, 2, 3, 11, 22].map((number) => formatOrdinal(number, { option: language })).join(' ')).toBe(ordinals);
  });

  it('has its plural forms', () => {
    const texts = Object.fromEntries(Object.entries(seats).map(([form, text]) => [`seats_${form}`, text]));
    const t = translatorFor({ [language]: { event: texts } }, language, { defaultLanguage: language, limits: LIMITS });
    expect([0, 1, 2, 5, 21, 22].map((count) => t('event:seats', { count }))).toEqual(counted);
    expect(pluralForms(language).toSorted()).toEqual(Object.keys(seats).toSorted());
  });
});

describe('a language', () => {
  it('without names of its own has those of the nearest', async () => {
    await loadDateNames(['de-CH', 'pt-AO', 'zh-Hant', 'zh-Hant-HK', 'en-NL', 'sr-Latn-RS', 'no']);
    const months = ['de-CH', 'pt-AO', 'zh-Hant', 'zh-Hant-HK', 'en-NL', 'sr-Latn-RS', 'no'];
    expect(months.map((tag) => formatNamed('2026-05-08', 'MMMM', tag))).toEqual([
      'Mai',
      'maio',
      '五月',
      '五月',
      'May',
      'maj',
      'mai',
    ]);
  });

  it.each(['xx', 'tlh', 'qaa-Latn'])('such as %s has no names', (tag) => {
    expect(knowsNamesIn(tag)).toBe(false);
  });

  it.each(['de', 'pt-BR', 'zh-Hant', 'zh-Hant-TW', 'es-419', 'ca-valencia', 'gsw', 'de-CH-1996'])(
    'is written %s',
    (tag) => {
      expect(isLanguageTag(tag)).toBe(true);
    },
  );

  it.each(['PT-br', 'pt_BR', 'pt-br', 'iw', 'english', '', 'x', 'de-', 'en-x-own'])('is not written %j', (tag) => {
    expect(isLanguageTag(tag)).toBe(false);
  });

  it('has one canonical spelling', () => {
    expect(['pt-br', 'pt_BR', 'ZH-hant', 'iw', 'not a tag'].map(canonicalTag)).toEqual([
      'pt-BR',
      'pt-BR',
      'zh-Hant',
      'he',
      undefined,
    ]);
  });

  it('has addresses in lower case, unless it is the default', () => {
    expect(languagePrefix('pt-BR', 'en')).toBe('pt-br/');
    expect(languagePrefix('pt-BR', 'pt-BR')).toBe('');
  });
});
