import type { PictureShape } from '../domain/page/shapes.ts';
import type { IndexedPicture } from './indexed-png.ts';
import { memoizeRecent } from './memoize-recent.ts';
import { openPicture } from './sharp-adapter.ts';

/** The quality of a JPEG, of 100. */
const QUALITY = 82;

/** The number of cropped pictures in the cache. Each takes about 400 kB. */
const MAX_CROPPED = 64;

/** Lays pictures over a drawn one, and returns a JPEG. A shape names its file by its place in `files`. */
export type MakeCollage = (
  drawn: IndexedPicture,
  shapes: readonly PictureShape[],
  files: readonly string[],
) => Promise<Uint8Array>;

/**
 * Creates a function that caches cropped pictures, since the images of a person are made in succession. Its promises
 * reject for files that cannot be decoded.
 */
export function openCollage(): MakeCollage {
  const cropped = memoizeRecent(MAX_CROPPED, crop);
  return async (drawn, shapes, files) => {
    const { width, height } = drawn;
    const image = colorsOf(drawn);
    for (const shape of shapes) {
      const pixels = await cropped(files[shape.portrait] as string, shape.width, shape.height);
      for (let row = 0; row < shape.height; row += 1) {
        const line = pixels.subarray(row * shape.width * 3, (row + 1) * shape.width * 3);
        image.set(line, ((shape.y + row) * width + shape.x) * 3);
      }
    }
    const raw = { width, height, channels: 3 } as const;
    return (await openPicture(image, { raw })).jpeg({ quality: QUALITY }).toBuffer();
  };
}

/** The pixels of a picture, cropped to a size, on white where it is transparent: three bytes for each pixel. */
async function crop(file: string, width: number, height: number): Promise<Buffer> {
  const picture = (await openPicture(file)).autoOrient().resize({ width, height, fit: 'cover' });
  return picture.flatten({ background: '#fff' }).toColourspace('srgb').raw().toBuffer();
}

/** Three bytes for each pixel. */
function colorsOf({ indexes, palette }: IndexedPicture): Uint8Array {
  const image = new Uint8Array(indexes.length * 3);
  for (let at = 0; at < indexes.length; at += 1) {
    const color = palette[indexes[at] ?? 0] ?? 0;
    image[at * 3] = color >>> 24;
    image[at * 3 + 1] = (color >>> 16) & 255;
    image[at * 3 + 2] = (color >>> 8) & 255;
  }
  return image;
}
