import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verified, verifiedText, withChecksum } from '../../../src/cache/checksum.ts';

const bytes = fc.uint8Array({ maxLength: 300 });

describe('a checksum', () => {
  it('verifies the bytes that it was made from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), bytes, (text, some) => {
        expect(verifiedText(withChecksum(text))).toBe(text);
        expect(Buffer.from(verified(withChecksum(some)) ?? 'lost')).toEqual(Buffer.from(some));
      }),
    );
  });

  it('rejects bytes that were truncated, extended, or changed anywhere', () => {
    fc.assert(
      fc.property(bytes, fc.nat(), fc.integer({ min: 1, max: 255 }), (some, place, by) => {
        const whole = withChecksum(some);
        const at = place % whole.length;
        expect(verified(whole.subarray(0, at)), 'cut').toBeUndefined();
        expect(verified(Buffer.concat([whole, Buffer.of(by)])), 'longer').toBeUndefined();
        expect(verified(whole.map((byte, index) => (index === at ? byte ^ by : byte))), 'changed').toBeUndefined();
      }),
    );
  });

  it.each(['', '\n', '0', 'no checksum\nat all'])('rejects a file that never had a checksum: %j', (text) => {
    expect(verified(Buffer.from(text))).toBeUndefined();
  });
});
