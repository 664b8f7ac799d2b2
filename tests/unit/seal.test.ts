import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seal, sealBytes, unseal, unsealBytes } from '../../src/content/seal.ts';

/** What is kept between builds is given back as it was, or not at all. */

const bytes = fc.uint8Array({ maxLength: 300 });

it('what is sealed is given back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), bytes, (text, some) => {
      expect(unseal(seal(text))).toBe(text);
      expect(Buffer.from(unsealBytes(sealBytes(some)) ?? 'lost')).toEqual(Buffer.from(some));
    }),
  );
});

it('what lost its end, has got one, or has another byte anywhere, is not', () => {
  fc.assert(
    fc.property(bytes, fc.nat(), fc.integer({ min: 1, max: 255 }), (some, place, by) => {
      const sealed = sealBytes(some);
      const at = place % sealed.length;
      expect(unsealBytes(sealed.subarray(0, at)), 'cut').toBeUndefined();
      expect(unsealBytes(Buffer.concat([sealed, Buffer.of(by)])), 'longer').toBeUndefined();
      expect(unsealBytes(sealed.map((byte, index) => (index === at ? byte ^ by : byte))), 'changed').toBeUndefined();
    }),
  );
});

it.each(['', '\n', '0', 'no seal\nat all'])('%j was never sealed', (text) => {
  expect(unseal(text)).toBeUndefined();
});
