/**
 * Increase this number when the same recipe gives different bytes. It is part of the names of pictures and of their
 * cache keys.
 */
export const PICTURE_REVISION = 5;

/** Increase this number when the same share card gives different bytes, but no other picture does. */
export const SHARE_REVISION = 2;

/** A media file to be made in `assets/`. Its name depends on its recipe. */
export type PlannedMedia =
  /** The unchanged file from content: drawings and videos. */
  | { readonly kind: 'copy'; readonly source: string }
  /** A photograph at one width, in pixels. */
  | { readonly kind: 'variant'; readonly source: string; readonly recipe: VariantRecipe }
  /** A picture with few colours, as a lossless PNG with a palette. */
  | { readonly kind: 'flat'; readonly source: string }
  /** A square icon of the site. */
  | { readonly kind: 'icon'; readonly source: string; readonly recipe: IconRecipe }
  /** The image that other services show for a shared page. */
  | { readonly kind: 'share'; readonly card: ShareCard };

export interface VariantRecipe {
  readonly format: 'avif' | 'webp';
  readonly width: number;
}

export interface IconRecipe {
  readonly format: 'png' | 'ico';
  readonly size: number;
  /** The background colour, with a margin, for platforms that crop icons to a shape of their own. */
  readonly ground?: string;
}

/** The texts, colours, ornament and portraits of a share image. */
export interface ShareCard {
  readonly title: string;
  /** The title of the event or of the site. */
  readonly of: string;
  /** Date and place, if there are any. */
  readonly line?: string;
  /** The seeds of the ornament, and of the band at the bottom. */
  readonly ident: string;
  readonly band: string;
  /** The number of random pixels in the ornament. */
  readonly randomPixels: number;
  /** The main colour, `#rrggbb`. */
  readonly color: string;
  /** The look that draws the image, and a hash of its drawings if they are the site's own. Absent for the default look. */
  readonly drawings?: string;
  /** The pictures of the people whom the page is about, at most three. Absent without any. */
  readonly portraits?: readonly SharePortrait[];
  /** Roles and hashes of the site's fonts that it is drawn with. Absent for the font of the package. */
  readonly fonts?: readonly string[];
}

/** A picture on a share image. */
export interface SharePortrait {
  /** Below `content/media`. */
  readonly src: string;
  readonly hash: string;
}

/** The size of share images, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The maximum width of raster pictures in the output, in pixels. */
export const WIDEST_PICTURE = 1920;

/** The maximum size of pictures in the output. */
export const MAX_PICTURE_BYTES = 200_000;

/** The maximum size of a PNG that stays a PNG. A larger one counts as a photograph. */
export const MAX_FLAT_BYTES = 100_000;

/** The height of a picture after scaling it to a width; at least 1. */
export function scaledHeight(size: { readonly width: number; readonly height: number }, width: number): number {
  return Math.max(1, Math.round((size.height * width) / size.width));
}
