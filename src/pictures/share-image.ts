import type { Drawings } from '../domain/look.ts';
import { SHARE_SIZE, type ShareCard } from '../domain/media.ts';
import { drawShapes } from './draw-shapes.ts';
import { type FontSource, openFonts } from './text-font.ts';

type Fonts = Awaited<ReturnType<typeof openFonts>>;

/** Draws a share image: a PNG with a palette, with the title of a page, its event and date. */
export type DrawShareImage = (card: ShareCard) => Promise<Uint8Array>;

/**
 * Creates a function that draws share images. It loads the site's fonts, and those of the package in `packageDir`, with
 * the first image; the site's look gives the shapes.
 */
export function createShareImages(
  packageDir: string,
  shareShapes: Drawings['shareShapes'],
  own: readonly FontSource[] = [],
): DrawShareImage {
  let fonts: Promise<Fonts> | undefined;
  return async (card) => {
    fonts ??= openFonts(packageDir, own);
    return drawShapes({ ...SHARE_SIZE, shapes: shareShapes(card), fontOf: await fonts });
  };
}
