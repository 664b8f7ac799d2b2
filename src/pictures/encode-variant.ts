import type { Sharp } from 'sharp';
import { MAX_PICTURE_BYTES, type VariantRecipe } from '../model/media.ts';
import { PictureError } from './picture-error.ts';
import { openPicture } from './sharp-door.ts';

/** Tried in this order until the picture is small enough, so that the answer depends on the source alone. */
const QUALITIES: Readonly<Record<VariantRecipe['format'], readonly number[]>> = {
  avif: [55, 45, 35, 25, 15],
  webp: [78, 66, 54, 42, 30, 15],
};

/** Where no quality is low enough, the finest grain goes first. */
const SOFTENINGS = [1, 2, 4, 8];

/** One variant of a raster picture: as good as it can be below the limit. Throws `PictureError`. */
export async function encodeVariant(source: string, recipe: VariantRecipe): Promise<Uint8Array> {
  const scaled = (await openPicture(source)).autoOrient().resize({ width: recipe.width, withoutEnlargement: true });
  for (const quality of QUALITIES[recipe.format]) {
    const bytes = await encodeAt(scaled.clone(), recipe.format, quality);
    if (bytes.length <= MAX_PICTURE_BYTES) return bytes;
  }
  for (const sigma of SOFTENINGS) {
    const bytes = await encodeAt(scaled.clone().blur(sigma), recipe.format, 30);
    if (bytes.length <= MAX_PICTURE_BYTES) return bytes;
  }
  throw new PictureError(`${source} does not become smaller than 200 kB at a width of ${recipe.width} pixels.`, {
    hint: 'take a calmer picture, or one that is less high',
  });
}

async function encodeAt(picture: Sharp, format: VariantRecipe['format'], quality: number): Promise<Uint8Array> {
  return format === 'avif'
    ? picture.avif({ quality, effort: 3 }).toBuffer()
    : picture.webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
}
