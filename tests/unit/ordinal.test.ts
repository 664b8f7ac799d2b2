import { describe, expect, it } from 'vitest';
import { formatOrdinal } from '../../src/domain/ordinal.ts';

describe('an ordinal number', () => {
  it('ends as English says it', () => {
    const told = [1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 103, 111, 113].map((n) =>
      formatOrdinal(n, { ordinal: 'english' }),
    );
    expect(told.join(' ')).toBe('1st 2nd 3rd 4th 10th 11th 12th 13th 21st 22nd 103rd 111th 113th');
  });

  it('has a full stop elsewhere', () => {
    expect(formatOrdinal(9, { ordinal: 'dot' })).toBe('9.');
  });
});
