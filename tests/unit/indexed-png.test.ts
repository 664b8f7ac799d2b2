import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeIndexedPng } from '../../src/pictures/indexed-png.ts';

/** A picture of so many colours, one of them half transparent, in cells or in disorder. */
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
  it.each([1, 2, 3, 4, 5, 16, 17, 256])('of %i colours has every pixel as it was given', async (colors) => {
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
});
