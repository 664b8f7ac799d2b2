import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textBytes } from '../../src/content/text-bytes.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'č', '€', '🧵', '\ud83e', '\uddf5', '\0') });

it('gives the bytes of any text, one after the other, also of one that is longer than all before', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, fc.constantFrom(1, 7, 20_000))), (texts) => {
      for (const [one, times] of texts) {
        const whole = one.repeat(times);
        expect(Buffer.from(whole).equals(textBytes(whole))).toBe(true);
      }
    }),
  );
});
