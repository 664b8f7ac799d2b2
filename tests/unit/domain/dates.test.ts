import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LanguageSettings } from '../../../src/domain/language.ts';
import { loadDateNames } from '../../../src/domain/time/date-names.ts';
import {
  type DatePattern,
  deadlineDay,
  formatInstant,
  formatWall,
  withNoBreakDates,
  zoneName,
} from '../../../src/domain/time/dates.ts';
import { readMoment } from '../../../src/domain/time/zone.ts';

const ZAGREB = 'Europe/Zagreb';

const english: LanguageSettings = {
  option: 'en',
  name: 'English',
  flag: 'gb',
  locale: 'en-GB',
  currency: 'EUR',
  formats: {
    date: 'd MMMM yyyy',
    dateShort: 'd/M/yyyy',
    dayMonth: 'd MMMM',
    weekday: 'EEEE',
    time: 'HH:mm',
    dateTime: 'd MMMM yyyy, HH:mm',
  },
  number: { decimal: '.', group: ',', currency: '€{amount}' },
  ordinal: 'english',
};
const croatian: LanguageSettings = {
  ...english,
  option: 'hr',
  formats: {
    date: 'd. MMMM yyyy.',
    dateShort: 'd. M. yyyy.',
    dayMonth: 'd. MMMM',
    weekday: 'EEEE',
    time: 'HH:mm',
    dateTime: "d. MMMM yyyy. 'u' HH:mm",
  },
  ordinal: 'dot',
};

const at = (text: string): number => Date.parse(text) / 1000;

describe('formatting a date', () => {
  beforeAll(() => loadDateNames(['hr']));

  it('follows the patterns and month names of the language', () => {
    expect(formatWall('2026-05-08', 'date', english)).toBe('8 May 2026');
    expect(formatWall('2026-05-08', 'date', croatian)).toBe('8. svibnja 2026.');
    expect(formatWall('2026-05-08', 'weekday', english)).toBe('Friday');
    expect(formatWall('2026-05-08', 'weekday', croatian)).toBe('petak');
    expect(formatWall('2026-12-31', 'dayMonth', croatian)).toBe('31. prosinca');
    expect(formatWall('2026-05-08', 'dateShort', croatian)).toBe('8. 5. 2026.');
  });

  it('uses a wall-clock time unchanged', () => {
    expect(formatWall('2026-05-08T08:05:00', 'dateTime', english)).toBe('8 May 2026, 08:05');
    expect(formatWall('2026-05-08T08:05:00', 'dateTime', croatian)).toBe('8. svibnja 2026. u 08:05');
  });

  it('uses non-breaking spaces on pages', () => {
    const onPages = (wall: string, pattern: DatePattern): readonly string[] =>
      [english, croatian].map((language) => formatWall(wall, pattern, withNoBreakDates(language)));
    expect(onPages('2026-05-08', 'date')).toEqual(['8\u00a0May 2026', '8.\u00a0svibnja 2026.']);
    expect(onPages('2026-05-08', 'dayMonth')).toEqual(['8\u00a0May', '8.\u00a0svibnja']);
    expect(onPages('2026-05-08', 'dateShort')).toEqual(['8/5/2026', '8.\u00a05. 2026.']);
    expect(onPages('2026-05-08T08:05:00', 'dateTime')).toEqual([
      '8\u00a0May 2026, 08:05',
      '8.\u00a0svibnja 2026. u\u00a008:05',
    ]);
  });

  it('uses English names for a language without names', () => {
    expect(formatWall('2026-05-08', 'date', { ...croatian, option: 'xx' })).toBe('8. May 2026.');
  });

  it('shows an instant as local time and date of its zone', () => {
    const place = { language: english, zone: ZAGREB };
    expect(formatInstant(at('2026-05-08T06:00:00Z'), 'dateTime', place)).toBe('8 May 2026, 08:00');
    expect(formatInstant(at('2026-12-31T23:30:00Z'), 'date', place)).toBe('1 January 2027');
    const there = { language: english, zone: 'America/St_Johns' };
    expect(formatInstant(at('2026-05-08T02:00:00Z'), 'dateTime', there)).toBe('7 May 2026, 23:30');
  });
});

describe('the zone of the machine', () => {
  const own = process.env['TZ'];
  afterEach(() => {
    if (own === undefined) delete process.env['TZ'];
    else process.env['TZ'] = own;
  });

  /** Times that exist in Osijek, but are skipped by the clock of the machine's zone. */
  it.each([
    ['Pacific/Kiritimati', '2026-05-08T08:00:00', '8 May 2026, 08:00'],
    ['America/New_York', '2026-03-08T02:30:00', '8 March 2026, 02:30'],
    ['America/Sao_Paulo', '2018-11-04', '4 November 2018, 00:00'],
    ['Pacific/Apia', '2011-12-30T12:00:00', '30 December 2011, 12:00'],
    ['Europe/Zagreb', '2026-03-29T02:30:00', '29 March 2026, 02:30'],
  ])('%s does not change the formatting of %s', (machine, wall, expected) => {
    process.env['TZ'] = machine;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(machine);
    const pattern: DatePattern = 'dateTime';
    expect(formatWall(wall, pattern, english)).toBe(expected);
  });
});

describe('the day of a deadline', () => {
  const deadline = (text: string): number => {
    const reading = readMoment(text, 'deadline', ZAGREB);
    if (reading.kind !== 'instant') throw new Error(`${text} is ${reading.kind}`);
    return reading.at;
  };

  it('is the day that ends at the deadline, without a time', () => {
    for (const text of ['2026-03-01', '2026-03-01T23:59:59']) {
      expect(deadlineDay(deadline(text), ZAGREB)).toEqual({ wall: '2026-03-01', hasTime: false });
    }
    expect(deadlineDay(deadline('2026-03-29'), ZAGREB)).toEqual({ wall: '2026-03-29', hasTime: false });
    expect(deadlineDay(deadline('2026-10-25'), ZAGREB)).toEqual({ wall: '2026-10-25', hasTime: false });
  });

  it('is the day of the deadline with its time, unless that is midnight', () => {
    expect(deadlineDay(deadline('2026-03-01T18:00'), ZAGREB)).toEqual({ wall: '2026-03-01T18:00:00', hasTime: true });
    expect(deadlineDay(deadline('2026-03-01T00:00:01'), ZAGREB)).toMatchObject({ hasTime: true });
  });
});

describe("a zone's name", () => {
  it('is the usual abbreviation in Central Europe, for winter and summer', () => {
    expect(zoneName(at('2026-01-08T12:00:00Z'), ZAGREB)).toBe('CET');
    expect(zoneName(at('2026-05-08T12:00:00Z'), ZAGREB)).toBe('CEST');
    expect(zoneName(at('2026-03-29T00:59:59Z'), ZAGREB)).toBe('CET');
    expect(zoneName(at('2026-03-29T01:00:00Z'), ZAGREB)).toBe('CEST');
  });

  it('is the offset from UTC elsewhere, in hours and minutes', () => {
    expect(zoneName(at('2026-01-08T12:00:00Z'), 'Europe/London')).toBe('UTC');
    expect(zoneName(at('2026-05-08T12:00:00Z'), 'Europe/London')).toBe('UTC+1');
    expect(zoneName(at('2026-01-08T12:00:00Z'), 'America/New_York')).toBe('UTC−5');
    expect(zoneName(at('2026-01-08T12:00:00Z'), 'Asia/Kathmandu')).toBe('UTC+5:45');
    expect(zoneName(at('2026-01-08T12:00:00Z'), 'America/St_Johns')).toBe('UTC−3:30');
  });
});
