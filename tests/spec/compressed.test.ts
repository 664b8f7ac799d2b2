import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuildSummary, type BuiltSite, build, builtFolder, openSite } from '../support/built-sites.ts';
import { INSTANTS } from '../support/instants.ts';

const outDir = builtFolder('compressed');
/** Uses `--maintenance`, because its pages are short. Their number is the same, and this test is not about the degree of compression. */
const request = { at: INSTANTS.before, outDir, args: ['--maintenance', '--compress'] };

describe('a build with --compress', () => {
  let site: BuiltSite;
  let again: BuildSummary;

  beforeAll(async () => {
    await build(request);
    site = openSite(outDir, INSTANTS.before);
    again = await build(request);
  });

  it.each([
    ['.br', brotliDecompressSync],
    ['.gz', gunzipSync],
  ] as const)('writes a %s file with the same content beside each text file', (ending, decompress) => {
    const texts = site.files.filter((file) =>
      /^[^_.].*\.(?:html|css|js|json|svg|xml|ics|txt|vtt|webmanifest)$/.test(file),
    );
    expect(texts.length).toBeGreaterThan(500);
    for (const file of texts) {
      expect(site.files, file).toContain(file + ending);
      expect(decompress(site.bytes(file + ending)).equals(site.bytes(file)), file).toBe(true);
    }
  });

  it('does not compress pictures, fonts, and files that hosts read', () => {
    const others = site.files.filter((file) => /(?:webp|png|woff2|webm|_headers|_redirects)\.(?:br|gz)$/.test(file));
    expect(others).toEqual([]);
  });

  it('writes nothing when it runs again', () => {
    expect(again).toMatchObject({ rendered: 0, written: 0 });
  });

  it('is undone by a build without --compress', async () => {
    await build({ ...request, args: ['--maintenance'] });
    expect(existsSync(join(outDir, 'index.html'))).toBe(true);
    expect(existsSync(join(outDir, 'index.html.br'))).toBe(false);
  });
});
