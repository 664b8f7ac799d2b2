import { describe, expect, it } from 'vitest';
import { priceLength } from '../../../templates/parts/price-length.ts';

describe('the length of a price on a ticket', () => {
  it.each([
    { price: '€120', length: undefined },
    { price: '120 €', length: undefined },
    { price: '€12.50', length: undefined },
    { price: '€149.50', length: 'long' },
    { price: '149,50 €', length: 'long' },
    { price: '€1,149.50', length: 'longer' },
    { price: '1.149,50 €', length: 'longer' },
    { price: 'CHF 1’149.50', length: 'longest' },
  ])('is that of all its characters: $price', ({ price, length }) => {
    expect(priceLength(price)).toBe(length);
  });
});
