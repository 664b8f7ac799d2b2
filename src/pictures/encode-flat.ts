import { MAX_PICTURE_BYTES } from '../domain/page/media.ts';
import { encodeIndexedPng, type IndexedPicture } from './indexed-png.ts';
import { openPicture } from './sharp-adapter.ts';

/** Encodes a picture with few colours losslessly. Returns undefined if the file would be large. */
export async function encodeFlat(source: string): Promise<Uint8Array | undefined> {
  const picture = (await openPicture(source)).autoOrient().toColourspace('srgb').ensureAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const bytes = await encodeIndexedPng(indexed(data, info));
  return bytes.length <= MAX_PICTURE_BYTES ? bytes : undefined;
}

/**
 * Numbers the colours in order of appearance. `data` has four bytes for each pixel, and its byte offset is a multiple
 * of four.
 */
function indexed(data: Buffer, { width, height }: Pick<IndexedPicture, 'width' | 'height'>): IndexedPicture {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const indexes = new Uint8Array(pixels.length);
  const indexByPixel = new Map<number, number>();
  const palette: number[] = [];
  let [last, index] = [-1, 0];
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] ?? 0;
    if (pixel !== last) {
      last = pixel;
      index = indexByPixel.get(pixel) ?? palette.push(data.readUInt32BE(at * 4)) - 1;
      indexByPixel.set(pixel, index);
    }
    indexes[at] = index;
  }
  return { width, height, indexes, palette };
}
