import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { subsetFonts } from '../../../bin/subset-fonts.js';
import { BUNDLED_LETTERS } from '../../../src/content/bundled-letters.ts';
import { fontFacts } from '../../../src/content/font-facts.ts';
import type { CodeRange } from '../../../src/domain/site/fonts.ts';

const FONTS = join(import.meta.dirname, '../../../templates/fonts');
const PUBLISHED = join(import.meta.dirname, '../../../node_modules');

describe('the fonts of the templates', () => {
  const written = readdirSync(FONTS).filter((name) => name.endsWith('.woff2'));

  it('are the published fonts, reduced to the needed letters, byte for byte', async () => {
    const fresh = await subsetFonts();
    expect(written.sort()).toEqual([...fresh.keys()].sort());
    const stale = written.filter((name) => !readFileSync(join(FONTS, name)).equals(fresh.get(name) ?? Buffer.alloc(0)));
    expect(stale).toEqual([]);
  });

  it('have, for share images, exactly the letters that the check knows', async () => {
    const files = ['latin', 'latin-ext', 'vietnamese'].map((subset) => `bricolage-grotesque-${subset}-800-normal.woff`);
    const facts = await Promise.all(
      files.map((name) => fontFacts(readFileSync(join(PUBLISHED, '@fontsource/bricolage-grotesque/files', name)))),
    );
    const codesIn = (ranges: readonly CodeRange[]): ReadonlySet<number> =>
      new Set(ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at)));
    expect(codesIn(facts.flatMap((one) => one?.letters ?? []))).toEqual(codesIn(BUNDLED_LETTERS));
  });

  it('come with their licences', () => {
    const families = new Set(written.map((name) => name.replace(/-[^-]+\.woff2$/, '')));
    expect([...families].filter((family) => !readdirSync(FONTS).includes(`${family}-LICENSE`))).toEqual([]);
  });
});
