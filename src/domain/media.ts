/**
 * Increase this when the same recipe produces other bytes. It is part of the names of pictures and of their cache keys.
 */
export const PICTURE_REVISION = 5;

/** A media file to be made in `assets/`. Its name depends on its recipe. */
export type PlannedMedia =
  /** The content's file as it is: drawings and videos. */
  | { readonly kind: 'copy'; readonly source: string }
  /** A photograph at one width, in pixels. */
  | { readonly kind: 'variant'; readonly source: string; readonly recipe: VariantRecipe }
  /** A picture of few colours, as a PNG with a palette: every pixel as it is. */
  | { readonly kind: 'flat'; readonly source: string }
  /** An icon of the site, square. */
  | { readonly kind: 'icon'; readonly source: string; readonly recipe: IconRecipe }
  /** The picture that stands for a page where it is shared. */
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

/** What stands on a share image. */
export interface ShareCard {
  readonly title: string;
  /** The event, or the site. */
  readonly of: string;
  /** When and where, where there is such a thing. */
  readonly line?: string;
  /** The seed of its ornament, and the seed of the band below it. */
  readonly ident: string;
  readonly band: string;
  /** Loose stitches of the ornament. */
  readonly randomPixels: number;
  /** The thread's colour. */
  readonly color: string;
}

/** Of every share image, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** No raster picture of a finished site is wider, in pixels. */
export const WIDEST_PICTURE = 1920;

/** No picture of a finished site is larger. */
export const MAX_PICTURE_BYTES = 200_000;

/** A picture with a palette that is larger is no drawing of few colours, but mostly a photograph. */
export const MAX_FLAT_BYTES = 100_000;

/** The height of a picture that is scaled to a width. */
export function scaledHeight(size: { readonly width: number; readonly height: number }, width: number): number {
  return Math.max(1, Math.round((size.height * width) / size.width));
}
