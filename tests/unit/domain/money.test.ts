import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LanguageSettings } from '../../../src/domain/language.ts';
import { discounted, formatMoney, formatNumber } from '../../../src/domain/site/money.ts';

const formats = { date: '', dateShort: '', dayMonth: '', weekday: '', time: '', dateTime: '' };
const english: LanguageSettings = {
  option: 'en',
  name: 'English',
  flag: 'gb',
  locale: 'en-GB',
  currency: 'EUR',
  formats,
  number: { decimal: '.', group: ',', currency: '€{amount}' },
  ordinal: 'english',
};
const croatian: LanguageSettings = {
  ...english,
  option: 'hr',
  number: { decimal: ',', group: '.', currency: '{amount} €' },
  ordinal: 'dot',
};

const cents = fc.integer({ min: 0, max: 500_000 });
const percent = fc.integer({ min: 0, max: 100 });

describe('money as text', () => {
  it('has no decimals if the amount is whole, and two otherwise', () => {
    expect(formatMoney(120, english)).toBe('€120');
    expect(formatMoney(120.5, english)).toBe('€120.50');
    expect(formatMoney(0.05, english)).toBe('€0.05');
    expect(formatMoney(0, english)).toBe('€0');
  });

  it('uses the separators and the currency position of each language', () => {
    expect(formatMoney(1234.5, croatian)).toBe('1.234,50 €');
    expect(formatMoney(1_250_000, english)).toBe('€1,250,000');
    expect(formatMoney(234.7, croatian, '{amount} BAM')).toBe('234,70 BAM');
  });

  it('groups digits by three from the right, but not in short numbers', () => {
    expect([1, 12, 123, 1234, 12_345, 123_456].map((number) => formatNumber(number, english))).toEqual([
      '1',
      '12',
      '123',
      '1,234',
      '12,345',
      '123,456',
    ]);
    expect(formatNumber(-1234.5, english)).toBe('-1,234.50');
    expect(formatNumber(-123, english)).toBe('-123');
  });

  it('can be parsed back to the amount', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom(english, croatian), (amount, language) => {
        const text = formatNumber(amount / 100, language);
        const { group, decimal } = language.number;
        expect(Math.round(Number(text.replaceAll(group, '').replace(decimal, '.')) * 100)).toBe(amount);
        expect(text.split(decimal)[1]?.length ?? 0).toBe(amount % 100 === 0 ? 0 : 2);
      }),
    );
  });
});

describe('a discount', () => {
  it('takes its percentage off the price', () => {
    expect(discounted(120, 25)).toBe(90);
    expect(discounted(49.9, 10)).toBe(44.91);
    expect(discounted(120, 0)).toBe(120);
    expect(discounted(120, 100)).toBe(0);
  });

  it('is rounded to whole cents, half a cent up', () => {
    fc.assert(
      fc.property(cents, percent, (gross, off) => {
        const exact = (BigInt(gross) * BigInt(100 - off) + 50n) / 100n;
        expect(discounted(gross / 100, off)).toBe(Number(exact) / 100);
      }),
      { examples: [[57, 50]] },
    );
  });
});
