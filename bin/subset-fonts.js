#!/usr/bin/env node
// Writes templates/fonts/: subsets of the published fonts with the letters that nearly every page shows, without ligatures and
// stylistic alternates. For other letters the browser loads the published fonts.

import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const FONTS_DIR = join(dirname(fileURLToPath(import.meta.url)), '..', 'templates', 'fonts');
const { resolve } = createRequire(import.meta.url);

/** The weights that the stylesheet uses. */
const WEIGHTS = { min: 400, max: 800 };

const PACKAGES = {
  'bricolage-grotesque': { from: '@fontsource-variable/bricolage-grotesque', cut: 'wdth' },
  'jetbrains-mono': { from: '@fontsource-variable/jetbrains-mono', cut: 'wght' },
};

/** The letters of each subset, and the published file that contains them. */
const LETTERS = {
  latin: { in: 'latin', letters: `${between(0x20, 0x7e)}${between(0xa0, 0xff)}${between(0x2000, 0x206f)}ıŒœˆ˜€™↑↓−` },
  croatian: { in: 'latin-ext', letters: 'ČčĆćĐđŠšŽž' },
};

/** @param {number} first @param {number} last */
function between(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/**
 * The fonts by file name, `jetbrains-mono-latin.woff2`. Equal published fonts give equal bytes.
 * @returns {Promise<Map<string, Uint8Array>>}
 */
export async function subsetFonts() {
  const files = Object.entries(PACKAGES).flatMap(([name, { from, cut }]) =>
    Object.entries(LETTERS).map(async ([subset, { in: source, letters }]) => {
      const published = await readFile(resolve(`${from}/files/${name}-${source}-${cut}-normal.woff2`));
      const font = await subsetFont(published, letters, {
        targetFormat: 'woff2',
        noLayoutClosure: true,
        variationAxes: { wght: WEIGHTS },
      });
      return /** @type {const} */ ([`${name}-${subset}.woff2`, new Uint8Array(font)]);
    }),
  );
  return new Map(await Promise.all(files));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, font] of await subsetFonts()) await writeFile(join(FONTS_DIR, name), font);
  for (const [name, { from }] of Object.entries(PACKAGES)) {
    await copyFile(resolve(`${from}/LICENSE`), join(FONTS_DIR, `${name}-LICENSE`));
  }
}
