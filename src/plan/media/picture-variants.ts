import { hash } from 'node:crypto';
import { pictureType } from '../../content/picture-type.ts';
import { canonicalJson } from '../../domain/canonical-json.ts';
import { PICTURE_REVISION, type PlannedMedia, type VariantRecipe, WIDEST_PICTURE } from '../../domain/page/media.ts';
import type { Image } from '../../domain/site/site.ts';
import { slugOf } from '../../domain/slug.ts';

/**
 * Decides which files are made from a picture, by its name and size alone; no picture is decoded here. A photograph
 * gets files in several widths, a picture with few colours gets one file, and drawings are copied.
 */

/**
 * The widths of a photograph's files in pixels, by where pages show it. They follow from `sizes` in `parts/Image.tsx`,
 * for screens of one to three pixels per CSS pixel.
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

/** Whether a picture is a raster picture. */
export function isRaster(src: string): boolean {
  return RASTER.includes(pictureType(src));
}

/**
 * The widths of the files of a photograph, in ascending order. The last one is the widest of its place, or the
 * photograph's own width if that is smaller.
 */
export function widthsOf(width: number, place: PicturePlace): readonly number[] {
  const last = Math.min(width, Math.max(...WIDTHS[place]));
  return [...WIDTHS[place].filter((one) => one < last * 0.9), last];
}

/** A file to make from a picture: its path in the output, and its recipe. */
export interface PlannedFile<M extends PlannedMedia = PlannedMedia> {
  readonly path: string;
  readonly media: M;
}

type PictureSource = Pick<Image, 'src' | 'hash' | 'width' | 'isFlat'>;

type PlannedVariant = PlannedFile<Extract<PlannedMedia, { kind: 'variant' }>>;

/**
 * The files of a photograph: AVIF in each width of its place, the narrowest first, and the widest as WebP for browsers
 * without AVIF. Their names differ in width and format only, so the service worker can recognise them as the same
 * picture.
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
  const widths = widthsOf(image.width, place);
  return { avif: widths.map((width) => variant('avif', width)), webp: variant('webp', Math.max(...widths)) };
}

/**
 * The only file of a picture with few colours; undefined for other pictures. With a palette, narrower files would
 * hardly be smaller.
 */
export function flatFileOf(image: PictureSource, encoder: string): PlannedFile | undefined {
  if (image.isFlat !== true || image.width > WIDEST_PICTURE) return undefined;
  const name = mediaPath(image.src, recipeHash(image.hash, { isFlat: true }, encoder));
  return { path: `${name}.png`, media: { kind: 'flat', source: image.src } };
}

/** A hash of a file's source, recipe and encoder, for its name. */
export function recipeHash(sourceHash: string, recipe: object, encoder: string): string {
  return hash('sha256', canonicalJson([PICTURE_REVISION, encoder, sourceHash, recipe]));
}

/**
 * The path of a media file without its extension: `assets/media/gallery-hall-0123456789`. It needs no escaping
 * anywhere.
 */
export function mediaPath(src: string, hash: string): string {
  const stem = /^(.*?)(\.[a-z0-9]+)?$/i.exec(src)?.[1] ?? src;
  return `assets/media/${[slugOf(stem), hash.slice(0, 10)].filter((part) => part !== '').join('-')}`;
}
