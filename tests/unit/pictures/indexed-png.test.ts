import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeFlat } from '../../../src/pictures/encode-flat.ts';
import { encodeIndexedPng } from '../../../src/pictures/indexed-png.ts';
import { packageDir } from '../../support/run-tool.ts';

/** A picture of `colours` colours, one of them half transparent, in regular cells or in random order. */
function pictureOf(colors: number, cell: number) {
  const [width, height] = [67, 40];
  const palette = Array.from(
    { length: colors },
    (_, index) => (index * 9_973_000 + (index === 1 ? 128 : 255)) >>> 0,
  ).map((color, index) => ((color & 0xffffff00) | (index === 1 ? 128 : 255)) >>> 0);
  const indexes = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [Math.floor((at % width) / cell), Math.floor(at / width / cell)];
    return (x * 7 + y * 3 + x * y) % colors;
  });
  return { width, height, palette, indexes };
}

describe('a PNG with a palette', () => {
  it.each([1, 2, 3, 4, 5, 16, 17, 256])('of %i colours has exactly the given pixels', async (colors) => {
    for (const cell of [1, 9]) {
      const picture = pictureOf(colors, cell);
      const { data, info } = await sharp(await encodeIndexedPng(picture))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([picture.width, picture.height]);
      const expected = Buffer.alloc(data.length);
      for (const [at, index] of picture.indexes.entries()) expected.writeUInt32BE(picture.palette[index] ?? 0, at * 4);
      expect(data.equals(expected), `cells of ${cell}`).toBe(true);
    }
  });

  it('is small if its rows of cells repeat', async () => {
    const source = join(packageDir, 'content/media/speakers/zarkic-krunoslav.png');
    expect((await encodeFlat(source))?.length).toBeLessThan(statSync(source).size / 2);
  });

  it('needs no more than six bits per pixel for 64 colours in random order', async () => {
    let state = 1;
    const indexes = Uint8Array.from({ length: 240 * 240 }, () => {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      return (state >> 16) % 64;
    });
    const palette = Array.from({ length: 64 }, (_, index) => (index * 67_000_000 + 255) >>> 0);
    const png = await encodeIndexedPng({ width: 240, height: 240, palette, indexes });
    expect((png.length * 8) / indexes.length).toBeLessThan(6.2);
  });
});
