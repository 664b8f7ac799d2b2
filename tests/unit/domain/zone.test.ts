import { describe, expect, it } from 'vitest';
import {
  isZone,
  type MomentRole,
  offsetSeconds,
  readMoment,
  setTimeZones,
  timeZones,
  wallClock,
  zonedIso,
  zoneNamed,
} from '../../../src/domain/time/zone.ts';

const ZAGREB = 'Europe/Zagreb';
const utc = (text: string): number => Date.parse(text) / 1000;
const read = (text: string, role: MomentRole = 'moment', zone = ZAGREB) => readMoment(text, role, zone);
const instant = (text: string) => ({ kind: 'instant', at: utc(text) });

describe('a date and time', () => {
  it('is wall-clock time of the zone, in summer and in winter', () => {
    expect(read('2026-05-08T08:00')).toEqual(instant('2026-05-08T06:00:00Z'));
    expect(read('2026-12-08T08:00')).toEqual(instant('2026-12-08T07:00:00Z'));
    expect(read('2026-05-08 08:00:30')).toEqual(instant('2026-05-08T06:00:30Z'));
    expect(read('2026-05-08T08:00', 'moment', 'America/St_Johns')).toEqual(instant('2026-05-08T10:30:00Z'));
  });

  it('without a time is the start of the day as a start, and its end as a deadline', () => {
    expect(read('2026-03-01', 'start')).toEqual(instant('2026-02-28T23:00:00Z'));
    expect(read('2026-03-01', 'deadline')).toEqual(instant('2026-03-01T23:00:00Z'));
    expect(read('2026-12-31', 'deadline')).toEqual(instant('2026-12-31T23:00:00Z'));
    expect(read('2028-02-28', 'deadline')).toEqual(read('2028-02-29', 'start'));
  });

  it('without a time is refused if a time is required', () => {
    expect(read('2026-05-08')).toEqual({ kind: 'time-missing' });
  });

  it('treats the last second of a day as its end, but only in a deadline', () => {
    expect(read('2026-03-01T23:59:59', 'deadline')).toEqual(read('2026-03-01', 'deadline'));
    expect(read('2026-03-01T23:59:59', 'start')).toEqual(instant('2026-03-01T22:59:59Z'));
    expect(read('2026-03-01T23:59', 'deadline')).toEqual(instant('2026-03-01T22:59:00Z'));
  });

  it('handles days of 23 and of 25 hours', () => {
    const hoursOf = (day: string): number => {
      const [start, end] = [read(day, 'start'), read(day, 'deadline')];
      return start.kind === 'instant' && end.kind === 'instant' ? (end.at - start.at) / 3600 : Number.NaN;
    };
    expect(['2026-03-28', '2026-03-29', '2026-10-25'].map(hoursOf)).toEqual([24, 23, 25]);
  });

  it.each([
    '',
    'soon',
    '2026-5-8',
    '08.05.2026',
    '2026-05',
    '2026-05-08T',
    '2026-05-08T8:00',
    '2026-05-08T08',
    '2026-05-08T08:00Z',
    '2026-05-08T08:00+02:00',
    '2026-05-08T08:00:00.5',
    ' 2026-05-08',
    '2026-05-08\n',
    '+2026-05-08',
  ])('is malformed if it is written %j', (text) => {
    for (const role of ['start', 'deadline', 'moment'] as const)
      expect(read(text, role)).toEqual({ kind: 'malformed' });
  });

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-05-00',
    '2026-05-08T24:00',
    '2026-05-08T08:60',
    '2026-05-08T08:00:60',
    '2026-02-29T23:59:59',
  ])('does not exist in any calendar: %s', (text) => {
    expect(read(text, 'deadline')).toEqual({ kind: 'impossible-date' });
  });
});

describe('clocks that jump', () => {
  it('skip an hour in spring, in which no time is valid', () => {
    expect(read('2026-03-29T01:59:59')).toEqual(instant('2026-03-29T00:59:59Z'));
    expect(read('2026-03-29T02:00')).toEqual({ kind: 'skipped-hour' });
    expect(read('2026-03-29T02:59:59')).toEqual({ kind: 'skipped-hour' });
    expect(read('2026-03-29T03:00')).toEqual(instant('2026-03-29T01:00:00Z'));
  });

  it('repeat an hour in autumn, in which each time is ambiguous', () => {
    expect(read('2026-10-25T01:59:59')).toEqual(instant('2026-10-24T23:59:59Z'));
    expect(read('2026-10-25T02:00')).toEqual({
      kind: 'repeated-hour',
      first: utc('2026-10-25T00:00:00Z'),
      second: utc('2026-10-25T01:00:00Z'),
    });
    expect(read('2026-10-25T03:00')).toEqual(instant('2026-10-25T02:00:00Z'));
  });

  it('jump by half an hour only on Lord Howe Island', () => {
    const there = (text: string) => read(text, 'moment', 'Australia/Lord_Howe');
    expect(there('2026-10-04T02:15')).toEqual({ kind: 'skipped-hour' });
    expect(there('2026-10-04T02:30')).toEqual(instant('2026-10-03T15:30:00Z'));
    expect(there('2026-04-05T01:45')).toMatchObject({ kind: 'repeated-hour' });
    expect(there('2026-04-05T02:00')).toEqual(instant('2026-04-04T15:30:00Z'));
  });

  it('can skip midnight, so that the day starts at its first existing time', () => {
    const there = (text: string, role: MomentRole) => read(text, role, 'America/Sao_Paulo');
    expect(there('2018-11-04T00:00', 'moment')).toEqual({ kind: 'skipped-hour' });
    expect(there('2018-11-04', 'start')).toEqual(there('2018-11-04T01:00', 'moment'));
    expect(there('2018-11-03', 'deadline')).toEqual(there('2018-11-04T01:00', 'moment'));
    expect(there('2018-11-03T23:59:59', 'deadline')).toEqual(there('2018-11-04T01:00', 'moment'));
  });

  it('can repeat midnight, so that the day starts at the first of the two', () => {
    const midnight = read('2010-11-07T00:00', 'moment', 'America/St_Johns');
    expect(midnight).toMatchObject({ kind: 'repeated-hour' });
    expect(read('2010-11-07', 'start', 'America/St_Johns')).toEqual(instant('2010-11-07T02:30:00Z'));
  });

  it('can skip a whole day, which then starts when the next one does', () => {
    expect(read('2011-12-30T12:00', 'moment', 'Pacific/Apia')).toEqual({ kind: 'skipped-hour' });
    expect(read('2011-12-30', 'start', 'Pacific/Apia')).toEqual(read('2011-12-31', 'start', 'Pacific/Apia'));
  });
});

describe('the time zone with a name', () => {
  it.each([
    ['Europe/Zagreb', 'Europe/Zagreb'],
    ['europe/zagreb', 'Europe/Zagreb'],
    ['AMERICA/PORT-AU-PRINCE', 'America/Port-au-Prince'],
    ['Europe/Zagrep', undefined],
    ['', undefined],
  ])('is found in any case: %s', (name, zone) => {
    expect(zoneNamed(name)).toBe(zone);
  });

  it('is looked for in the data once, even if there is none', () => {
    const installed = timeZones();
    const asked: string[] = [];
    setTimeZones({
      ...installed,
      offsets: (name) => {
        asked.push(name);
        return installed.offsets(name);
      },
    });
    for (const name of [ZAGREB, 'Europe/Zagrep', ZAGREB, 'Europe/Zagrep']) isZone(name);
    setTimeZones(installed);
    expect(asked).toEqual([ZAGREB, 'Europe/Zagrep']);
  });
});

describe('the wall clock of a zone', () => {
  it('shows an instant as local time', () => {
    expect(wallClock(utc('2026-05-08T06:00:00Z'), ZAGREB)).toBe('2026-05-08T08:00:00');
    expect(wallClock(utc('2026-12-31T23:30:00Z'), ZAGREB)).toBe('2027-01-01T00:30:00');
    expect(wallClock(utc('2026-05-08T02:00:00Z'), 'America/St_Johns')).toBe('2026-05-07T23:30:00');
  });

  it('has positive offsets from UTC in the east and negative ones in the west', () => {
    expect(offsetSeconds(utc('2026-05-08T06:00:00Z'), ZAGREB)).toBe(7200);
    expect(offsetSeconds(utc('2026-01-08T06:00:00Z'), 'America/St_Johns')).toBe(-12_600);
    expect(offsetSeconds(utc('2026-01-08T06:00:00Z'), 'Asia/Kathmandu')).toBe(20_700);
  });

  it('is written with its offset for machines', () => {
    expect(zonedIso(utc('2026-05-08T06:00:00Z'), ZAGREB)).toBe('2026-05-08T08:00:00+02:00');
    expect(zonedIso(utc('2026-01-08T06:00:00Z'), 'America/St_Johns')).toBe('2026-01-08T02:30:00-03:30');
    expect(zonedIso(utc('2026-01-08T06:00:00Z'), 'Asia/Kathmandu')).toBe('2026-01-08T11:45:00+05:45');
    expect(zonedIso(utc('2026-01-08T06:00:00Z'), 'UTC')).toBe('2026-01-08T06:00:00+00:00');
  });
});
