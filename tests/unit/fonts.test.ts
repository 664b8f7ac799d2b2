import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { subsetFonts } from '../../bin/subset-fonts.js';

const FONTS = join(import.meta.dirname, '../../templates/fonts');

describe('the fonts of the templates', () => {
  const written = readdirSync(FONTS).filter((name) => name.endsWith('.woff2'));

  it('are the published fonts, reduced to the needed letters, byte for byte', async () => {
    const fresh = await subsetFonts();
    expect(written.sort()).toEqual([...fresh.keys()].sort());
    const stale = written.filter((name) => !readFileSync(join(FONTS, name)).equals(fresh.get(name) ?? Buffer.alloc(0)));
    expect(stale).toEqual([]);
  });

  it('come with their licences', () => {
    const families = new Set(written.map((name) => name.replace(/-[^-]+\.woff2$/, '')));
    expect([...families].filter((family) => !readdirSync(FONTS).includes(`${family}-LICENSE`))).toEqual([]);
  });
});
