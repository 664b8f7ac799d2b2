import type { IconRecipe } from '../domain/page/media.ts';
import { openPicture } from './sharp-adapter.ts';

/** The share of a maskable icon's width that platforms never crop, minus a small margin. */
const SAFE_SHARE = 0.7;

/** Encodes the site's icon at a size, as a PNG or as an ICO file that contains one. */
export async function encodeIcon(source: string, { format, size, ground }: IconRecipe): Promise<Uint8Array> {
  const inner = ground === undefined ? size : 2 * Math.round((size * SAFE_SHARE) / 2);
  const border = (size - inner) / 2;
  const icon = (await openPicture(source, { density: 300 }))
    .resize({ width: inner, height: inner, fit: 'contain', background: TRANSPARENT, kernel: 'nearest' })
    .extend({ top: border, bottom: border, left: border, right: border, background: ground ?? TRANSPARENT });
  const flat = ground === undefined ? icon : icon.flatten({ background: ground });
  const png = await flat.png({ compressionLevel: 9 }).toBuffer();
  return format === 'png' ? png : icoOf(png, size);
}

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** An ICO file with a single picture: header, one entry, and the PNG. */
function icoOf(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
