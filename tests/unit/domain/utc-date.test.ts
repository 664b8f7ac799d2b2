import { TZDate } from '@date-fns/tz';
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

it('a UTC date is formatted like a date in the zone UTC, by every token, on a machine in another zone', () => {
  const { TZ } = process.env;
  process.env['TZ'] = 'America/Caracas';
  try {
    expect(new Date(0).getHours()).toBe(20);
    fc.assert(
      fc.property(moment, fc.constantFrom(...TOKENS), (date, token) => {
        const zoned = new TZDate(date.getTime(), 'UTC');
        expect(format(new UtcDate(date), token, { locale: hr })).toBe(format(zoned, token, { locale: hr }));
      }),
      { numRuns: 1000 },
    );
  } finally {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  }
});
