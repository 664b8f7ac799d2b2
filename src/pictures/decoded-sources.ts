import { WIDEST_PICTURE } from '../domain/page/media.ts';
import { memoizeRecent } from './memoize-recent.ts';
import { openPicture } from './sharp-adapter.ts';

/** Pixels in rows from the top, each with `channels` bytes. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

/** Returns the pixels of a picture file, rotated by its EXIF orientation and at most `WIDEST_PICTURE` wide. */
export type DecodeSource = (source: string) => Promise<Pixels>;

/**
 * The number of pictures in the cache: more than are processed at a time, but few, since each takes several megabytes.
 */
const MAX_DECODED = 4;

/**
 * Creates a decoder that caches pixels, so that a picture is decoded once for all of its files, which are requested in
 * succession.
 */
export function createDecoder(): DecodeSource {
  return memoizeRecent(MAX_DECODED, decode);
}

async function decode(source: string): Promise<Pixels> {
  const scaled = (await openPicture(source)).autoOrient().resize({ width: WIDEST_PICTURE, withoutEnlargement: true });
  const { data, info } = await scaled.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as Pixels['channels'] };
}
