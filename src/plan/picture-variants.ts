import { hash } from 'node:crypto';
import { pictureType } from '../content/picture-type.ts';
import { canonicalJson } from '../model/canonical-json.ts';
import { PICTURE_REVISION, type PlannedMedia, type VariantRecipe } from '../model/media.ts';
import type { Image } from '../model/site.ts';
import { slugOf } from '../model/slug.ts';

/**
 * What becomes of a picture, by its name and size alone: nothing is decoded here. Raster pictures get a ladder of
 * widths; drawings are copied.
 */

/** In CSS pixels and twice as many: from a portrait in a list to a scene across a wide screen. */
const WIDTHS = [160, 320, 640, 960, 1280, 1920] as const;
const WIDEST = 1920;

const RASTER: readonly (string | undefined)[] = ['image/avif', 'image/jpeg', 'image/png', 'image/webp'];

/** True for pictures that are made of pixels. */
export function isRaster(src: string): boolean {
  return RASTER.includes(pictureType(src));
}

/** Widths for a picture of a width, rising, the last its own or the widest there is; never more than it has. */
export function ladderOf(width: number): readonly number[] {
  const last = Math.min(width, WIDEST);
  return [...WIDTHS.filter((one) => one < last * 0.9), last];
}

/** A file to make from a picture: its path in the output, and how. */
export interface PlannedFile<M extends PlannedMedia = PlannedMedia> {
  readonly path: string;
  readonly media: M;
}

type PictureSource = Pick<Image, 'src' | 'hash' | 'width' | 'isFlat'>;

/** The variants of a photograph in one format, the narrowest first. Their names differ in width and format alone, so that
 * one can be known as the picture of another.
 */
export function variantsOf(
  image: PictureSource,
  format: VariantRecipe['format'],
  encoder: string,
): readonly PlannedFile<Extract<PlannedMedia, { kind: 'variant' }>>[] {
  const name = mediaPath(image.src, recipeHash(image.hash, {}, encoder));
  return ladderOf(image.width).map((width) => ({
    path: `${name}-${width}.${format}`,
    media: { kind: 'variant', source: image.src, recipe: { format, width } },
  }));
}

/**
 * The only file of a picture of few colours; undefined for any other. A palette takes so few bytes that narrower files
 * would hardly be smaller.
 */
export function flatFileOf(image: PictureSource, encoder: string): PlannedFile | undefined {
  if (image.isFlat !== true || image.width > WIDEST) return undefined;
  const name = mediaPath(image.src, recipeHash(image.hash, { isFlat: true }, encoder));
  return { path: `${name}.png`, media: { kind: 'flat', source: image.src } };
}

/** Names a file by its source, its recipe and the encoder. */
export function recipeHash(sourceHash: string, recipe: object, encoder: string): string {
  return hash('sha256', canonicalJson([PICTURE_REVISION, encoder, sourceHash, recipe]));
}

/** `assets/media/gallery-hall-0123456789`: a path that needs no escaping anywhere, still without its extension. */
export function mediaPath(src: string, hash: string): string {
  const stem = /^(.*?)(\.[a-z0-9]+)?$/i.exec(src)?.[1] ?? src;
  return `assets/media/${[slugOf(stem), hash.slice(0, 10)].filter((part) => part !== '').join('-')}`;
}
