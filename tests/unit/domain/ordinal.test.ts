import { beforeAll, describe, expect, it } from 'vitest';
import { loadDateNames } from '../../../src/domain/time/date-names.ts';
import { formatOrdinal } from '../../../src/domain/time/ordinal.ts';

describe('an ordinal number', () => {
  beforeAll(() => loadDateNames(['hr', 'de', 'pt-BR']));

  it.each([{ option: 'en' }, { option: 'de', ordinal: 'english' as const }])(
    'has an English suffix in %j',
    (language) => {
      const formatted = [1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 103, 111, 113].map((n) => formatOrdinal(n, language));
      expect(formatted.join(' ')).toBe('1st 2nd 3rd 4th 10th 11th 12th 13th 21st 22nd 103rd 111th 113th');
    },
  );

  it.each([{ option: 'hr' }, { option: 'de' }, { option: 'en', ordinal: 'dot' as const }])(
    'has a full stop in %j',
    (language) => {
      expect(formatOrdinal(9, language)).toBe('9.');
    },
  );

  it('is written as the language does', () => {
    expect(formatOrdinal(9, { option: 'pt-BR' })).toBe('9º');
  });
});
