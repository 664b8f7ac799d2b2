import { SHARE_SIZE, type ShareCard } from '../domain/media.ts';
import { shareShapes } from '../domain/share-shapes.ts';
import { drawShapes } from './draw-shapes.ts';
import { openFonts } from './harfbuzz-adapter.ts';

type Fonts = Awaited<ReturnType<typeof openFonts>>;

/** Draws a share image: a PNG of few colours with a page's title, its event and its date. */
export type DrawShareImage = (card: ShareCard) => Promise<Uint8Array>;

/** Reads the fonts of the package in `packageDir` once, for the first image. */
export function createShareImages(packageDir: string): DrawShareImage {
  let fonts: Promise<Fonts> | undefined;
  return async (card) => {
    fonts ??= openFonts(packageDir);
    return drawShapes({ ...SHARE_SIZE, shapes: shareShapes(card), fontOf: await fonts });
  };
}
