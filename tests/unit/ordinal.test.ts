import { describe, expect, it } from 'vitest';
import { formatOrdinal } from '../../src/domain/ordinal.ts';

describe('an ordinal number', () => {
  it('has an English suffix', () => {
    const formatted = [1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 103, 111, 113].map((n) =>
      formatOrdinal(n, { ordinal: 'english' }),
    );
    expect(formatted.join(' ')).toBe('1st 2nd 3rd 4th 10th 11th 12th 13th 21st 22nd 103rd 111th 113th');
  });

  it('has a full stop in other languages', () => {
    expect(formatOrdinal(9, { ordinal: 'dot' })).toBe('9.');
  });
});
