import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { uncompressedFont } from '../../../src/content/font-bytes.ts';

const FONTS = join(import.meta.dirname, '../../../templates/fonts');

it('several WOFF2 files that are uncompressed at once have the bytes that each has alone', async () => {
  const files = ['bricolage-grotesque-latin', 'jetbrains-mono-latin', 'jetbrains-mono-croatian'].map((name) =>
    readFileSync(join(FONTS, `${name}.woff2`)),
  );
  const alone: Uint8Array[] = [];
  for (const file of files) alone.push(await uncompressedFont(file));
  const together = await Promise.all(files.map((file) => uncompressedFont(file)));
  const hashes = (fonts: readonly Uint8Array[]) => fonts.map((font) => hash('sha256', font));
  expect(hashes(together)).toEqual(hashes(alone));
});

it('a damaged WOFF2 file does not keep the next one from being uncompressed', async () => {
  const whole = readFileSync(join(FONTS, 'jetbrains-mono-croatian.woff2'));
  const damaged = uncompressedFont(whole.subarray(0, 200));
  const next = uncompressedFont(whole);
  await expect(damaged).rejects.toThrow();
  expect((await next).length).toBeGreaterThan(whole.length);
});
