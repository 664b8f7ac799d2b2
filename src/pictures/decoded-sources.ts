import { WIDEST_PICTURE } from '../model/media.ts';
import { openPicture } from './sharp-adapter.ts';

/** Pixels in rows from the top, each of `channels` bytes. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

/** Gives the pixels of a picture file, turned as the camera held it and no wider than any page shows one. */
export type DecodeSource = (source: string) => Promise<Pixels>;

/** More than are worked on at a time, and few, since each takes some megabytes. */
const MAX_DECODED = 4;

/** Decodes a picture once for all of its files, which are asked for one after the other. */
export function createDecoder(): DecodeSource {
  const decoded = new Map<string, Promise<Pixels>>();
  return (source) => {
    const pixels = decoded.get(source) ?? decode(source);
    decoded.set(source, pixels);
    const [oldest] = decoded.keys();
    if (decoded.size > MAX_DECODED && oldest !== undefined) decoded.delete(oldest);
    return pixels;
  };
}

async function decode(source: string): Promise<Pixels> {
  const scaled = (await openPicture(source)).autoOrient().resize({ width: WIDEST_PICTURE, withoutEnlargement: true });
  const { data, info } = await scaled.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as Pixels['channels'] };
}
