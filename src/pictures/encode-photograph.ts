import type { Sharp } from 'sharp';
import { MAX_PICTURE_BYTES, type VariantRecipe } from '../domain/page/media.ts';
import type { Pixels } from './decoded-sources.ts';
import { openPicture } from './sharp-adapter.ts';

/**
 * Qualities, tried in this order until the file is small enough. The first was chosen by comparing photographs; the
 * others are for very large or noisy ones.
 */
const QUALITIES: Readonly<Record<VariantRecipe['format'], readonly number[]>> = {
  avif: [55, 35, 15],
  webp: [78, 50, 25],
};

/** Blur radii in pixels, tried in this order if no quality makes the file small enough. */
const BLUR_RADII = [2, 8];

/**
 * Encodes a photograph at one width, at the best quality within the size limit. Returns undefined if none is small
 * enough.
 */
export async function encodePhotograph(
  { data, ...raw }: Pixels,
  { format, width }: VariantRecipe,
): Promise<Uint8Array | undefined> {
  const scaled = await (await openPicture(data, { raw })).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  const picture = await openPicture(scaled.data, { raw: { ...raw, width, height: scaled.info.height } });
  for (const quality of QUALITIES[format]) {
    const bytes = await encode(picture.clone(), format, quality);
    if (bytes.length <= MAX_PICTURE_BYTES) return bytes;
  }
  for (const sigma of BLUR_RADII) {
    const bytes = await encode(picture.clone().blur(sigma), format, QUALITIES[format].at(-1) as number);
    if (bytes.length <= MAX_PICTURE_BYTES) return bytes;
  }
  return undefined;
}

/**
 * Encodes a picture. More effort hardly pays: a photograph of 1280 × 720 pixels takes 79 ms and 32.9 kB as AVIF with
 * effort 1, and 286 ms and 31.9 kB with effort 3 (`node tests/bench/pictures.js`).
 */
async function encode(picture: Sharp, format: VariantRecipe['format'], quality: number): Promise<Uint8Array> {
  return format === 'avif'
    ? picture.avif({ quality, effort: 1 }).toBuffer()
    : picture.webp({ quality, effort: 2 }).toBuffer();
}
