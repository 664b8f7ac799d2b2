import { correction, generate } from 'lean-qr';
import type { QrCode } from '../../../templates/islands/schedule-board.ts';

/** The largest version: 57 modules on a side, which phones read from the screen of another phone. */
const MAX_VERSION = 10;
/** Light modules around the code, which readers need. */
const MARGIN = 4;

/** Draws the QR code of a text. Returns undefined if the text is too long for it. */
export function qrCode(text: string): QrCode | undefined {
  try {
    const bitmap = generate(text, {
      minCorrectionLevel: correction.L,
      maxCorrectionLevel: correction.M,
      maxVersion: MAX_VERSION,
    });
    const indices = [...Array(bitmap.size).keys()];
    const dark = indices.flatMap((y) => indices.filter((x) => bitmap.get(x, y)).map((x) => [x, y] as const));
    return {
      size: bitmap.size + 2 * MARGIN,
      path: dark.map(([x, y]) => `M${x + MARGIN} ${y + MARGIN}h1v1h-1z`).join(''),
    };
  } catch {
    return undefined;
  }
}
