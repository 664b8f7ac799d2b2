import type { Face, Font } from 'harfbuzzjs';
import { uncompressedFont } from './font-bytes.ts';

/** The adapter of HarfBuzz, which is loaded when the first font is opened. */

export type { Face, Font } from 'harfbuzzjs';
export type HarfBuzz = typeof import('harfbuzzjs');

export function loadHarfBuzz(): Promise<HarfBuzz> {
  return import('harfbuzzjs');
}

/**
 * The maximum size of the table that maps letters to glyphs. That of a font with all Chinese characters has less than half
 * of it. Each of its ranges may name 65,000 letters, so a larger one could take minutes.
 */
const MAX_CMAP_BYTES = 1024 * 1024;

/** Opens the bytes of a WOFF2, WOFF, TrueType or OpenType font. Throws for a file that is damaged or too large. */
export async function openFace(bytes: Uint8Array): Promise<Face> {
  const hb = await loadHarfBuzz();
  const face = new hb.Face(new hb.Blob(await uncompressedFont(bytes)));
  if ((face.referenceTable('cmap')?.length ?? 0) > MAX_CMAP_BYTES) throw new Error('This font has too many letters.');
  if (face.upem === 0 || face.collectUnicodes().length === 0) throw new Error('This font contains no letters.');
  return face;
}

/** The font of a file at a weight, or at the nearest one that the file has. Lengths are thousandths of the font size. */
export function fontOfWeight(hb: HarfBuzz, face: Face, weight: number): Font {
  const font = new hb.Font(face);
  font.setScale(1000, 1000);
  const axis = face.getAxisInfos()['wght'];
  if (axis !== undefined) font.setVariations([new hb.Variation('wght', nearest(weight, [axis.min, axis.max]))]);
  return font;
}

/** The number within a range that is nearest to another one. */
export function nearest(value: number, [least, greatest]: readonly [number, number]): number {
  return Math.min(Math.max(value, least), greatest);
}
