import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fontFacts } from '../../../src/content/font-facts.ts';
import { openFace } from '../../../src/content/harfbuzz-adapter.ts';
import { hostileFonts, trueTypeOf } from '../../support/hostile-fonts.ts';
import { packageDir } from '../../support/run-tool.ts';
import { isFull } from '../../support/thoroughness.ts';

/** Whatever a font file contains, it is read or refused, within the memory and the time that a font may take. */

const FONT = join(packageDir, 'templates/fonts/jetbrains-mono-croatian.woff2');
const WHOLE = new Uint8Array(readFileSync(FONT));

/** The memory that reading a font may need besides the file: twice the largest font. */
const MAX_MEMORY_BYTES = 200 * 1024 * 1024;

describe('a font that attacks its reader', () => {
  it.each(Object.entries(hostileFonts(isFull)))('is refused: %s', async (_, bytes) => {
    const before = process.memoryUsage.rss();
    expect(await fontFacts(bytes)).toBeUndefined();
    expect(process.memoryUsage.rss() - before).toBeLessThan(MAX_MEMORY_BYTES);
    expect(await fontFacts(WHOLE), 'the next font').toBeDefined();
  });

  it('whose glyphs contain each other has letters and no endless outline', async () => {
    const face = await openFace(trueTypeOf('loop'));
    const hb = await import('../../../src/content/harfbuzz-adapter.ts');
    const font = hb.fontOfWeight(await hb.loadHarfBuzz(), face, 400);
    expect(font.glyphToJson(1).length).toBeLessThan(1000);
  });

  it.each(['ttf', 'woff2'])('with random damage is read or refused: %s', async (kind) => {
    const whole = kind === 'ttf' ? trueTypeOf('sample') : WHOLE;
    const change = fc.record({ at: fc.nat({ max: whole.length - 1 }), put: fc.nat({ max: 255 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
        const bytes = Uint8Array.from(whole);
        for (const { at, put } of changes) bytes[at] = put;
        const facts = await fontFacts(bytes);
        for (const value of [facts?.ascent, facts?.descent, facts?.lineGap])
          expect(value ?? 0).toEqual(expect.any(Number));
      }),
      { numRuns: isFull ? 2000 : 60 },
    );
    expect(await fontFacts(WHOLE)).toBeDefined();
  });
});
