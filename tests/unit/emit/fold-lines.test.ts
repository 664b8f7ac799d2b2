import fc from 'fast-check';
import { foldLines as slowly } from 'ical-generator';
import { expect, it } from 'vitest';
import { foldLines } from '../../../src/emit/fold-lines.ts';

it('lines are folded in the same way as by the calendar generator', () => {
  const line = fc.string({ unit: fc.constantFrom('a', ' ', 'č', '—', '🧵', '\\n'), maxLength: 200, size: 'max' });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = lines.join('\r\n');
      expect(foldLines(text)).toBe(slowly(text));
    }),
  );
});
