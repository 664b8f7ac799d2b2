import type { Drawings } from '../domain/page/look.ts';
import { SHARE_SIZE, type ShareCard } from '../domain/page/media.ts';
import { drawShapes } from './draw-shapes.ts';
import { encodeIndexedPng } from './indexed-png.ts';
import { openCollage } from './picture-collage.ts';
import { type FontSource, openFonts } from './text-font.ts';

type Fonts = Awaited<ReturnType<typeof openFonts>>;

/**
 * Draws a share image with the title of a page, its event and date: a PNG with a palette, or a JPEG if there are
 * portraits, of which `portraits` are the files.
 */
export type DrawShareImage = (card: ShareCard, portraits?: readonly string[]) => Promise<Uint8Array>;

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
  const collage = openCollage();
  return async (card, portraits = []) => {
    fonts ??= openFonts(packageDir, own);
    const shapes = shareShapes(card);
    const drawn = drawShapes({ ...SHARE_SIZE, shapes, fontOf: await fonts });
    const pictures = shapes.filter((shape) => shape.kind === 'picture');
    return pictures.length === 0 ? encodeIndexedPng(drawn) : collage(drawn, pictures, portraits);
  };
}
