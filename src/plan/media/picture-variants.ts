import { hash } from 'node:crypto';
import { pictureType } from '../../content/picture-type.ts';
import { canonicalJson } from '../../model/canonical-json.ts';
import { PICTURE_REVISION, type PlannedMedia, type VariantRecipe, WIDEST_PICTURE } from '../../model/media.ts';
import type { Image } from '../../model/site.ts';
import { slugOf } from '../../model/slug.ts';

/**
 * What becomes of a picture, by its name and size alone: nothing is decoded here. A photograph gets files in several
 * widths, a picture of few colours one; drawings are copied.
 */

/**
 * How wide the files of a photograph are, in pixels, by where pages show it: what `sizes` says there (`parts/Image.tsx`), on
 * screens of one to three pixels to a CSS pixel.
 */
const WIDTHS = {
  /** At most 24rem: portraits, logos. */
  small: [320, 640, 960],
  /** At most 36rem, or across a narrow screen. */
  column: [640, 1280],
  /** Across the screen, or a good part of a wide one. */
  screen: [640, 1280, 1920],
} as const;

export type PicturePlace = keyof typeof WIDTHS;

const RASTER: readonly (string | undefined)[] = ['image/avif', 'image/jpeg', 'image/png', 'image/webp'];

/** True for pictures that are made of pixels. */
export function isRaster(src: string): boolean {
  return RASTER.includes(pictureType(src));
}

/** Widths for a photograph of a width, rising, the last its own or the widest of its place; never more than it has. */
export function ladderOf(width: number, place: PicturePlace): readonly number[] {
  const last = Math.min(width, Math.max(...WIDTHS[place]));
  return [...WIDTHS[place].filter((one) => one < last * 0.9), last];
}

/** A file to make from a picture: its path in the output, and how. */
export interface PlannedFile<M extends PlannedMedia = PlannedMedia> {
  readonly path: string;
  readonly media: M;
}

type PictureSource = Pick<Image, 'src' | 'hash' | 'width' | 'isFlat'>;

type PlannedVariant = PlannedFile<Extract<PlannedMedia, { kind: 'variant' }>>;

/**
 * The files of a photograph: AVIF in each width of its place, the narrowest first, and the widest as WebP for browsers that
 * do not know AVIF. Their names differ in width and format alone, so that one can be known as the picture of another.
 */
export function variantsOf(
  image: PictureSource,
  place: PicturePlace,
  encoder: string,
): { readonly avif: readonly PlannedVariant[]; readonly webp: PlannedVariant } {
  const name = mediaPath(image.src, recipeHash(image.hash, {}, encoder));
  const variant = (format: VariantRecipe['format'], width: number): PlannedVariant => ({
    path: `${name}-${width}.${format}`,
    media: { kind: 'variant', source: image.src, recipe: { format, width } },
  });
  const widths = ladderOf(image.width, place);
  return { avif: widths.map((width) => variant('avif', width)), webp: variant('webp', Math.max(...widths)) };
}

/**
 * The only file of a picture of few colours; undefined for any other. A palette takes so few bytes that narrower files
 * would hardly be smaller.
 */
export function flatFileOf(image: PictureSource, encoder: string): PlannedFile | undefined {
  if (image.isFlat !== true || image.width > WIDEST_PICTURE) return undefined;
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
