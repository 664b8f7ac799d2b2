import { format } from 'date-fns/format';
import { hr } from 'date-fns/locale/hr';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { UtcDate } from '../../../src/domain/time/utc-date.ts';

const TOKENS = [
  'yyyy',
  'R',
  'Q',
  'MMMM',
  'LLL',
  'w',
  'I',
  'd',
  'do',
  'DDD',
  'EEEE',
  'i',
  'a',
  'HH',
  'h',
  'mm',
  'ss',
  'SSS',
  'xxx',
];
const moment = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });

it('a UTC date is formatted like any date on a machine in UTC, by every token, on a machine in another zone', () => {
  const samples = fc.sample(fc.tuple(moment, fc.constantFrom(...TOKENS)), 1000);
  const { TZ } = process.env;
  try {
    process.env['TZ'] = 'UTC';
    const expected = samples.map(([date, token]) => format(date, token, { locale: hr }));
    process.env['TZ'] = 'America/Caracas';
    expect(new Date(0).getHours()).toBe(20);
    expect(samples.map(([date, token]) => format(new UtcDate(date), token, { locale: hr }))).toEqual(expected);
  } finally {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  }
});
