import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/** A picture as one number a pixel, in rows from the top. */
export interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  /** As many as there are pixels: each the place of its colour in the palette. */
  readonly indexes: Uint8Array;
  /** Up to 256 colours, each as `0xrrggbbaa`. */
  readonly palette: readonly number[];
}

const compress = promisify(deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Row filters of the format: a byte as it is, and its difference from the byte above. */
const AS_IT_IS = 0;
const FROM_ABOVE = 2;

/**
 * A PNG with a palette, and without loss.
 * @see https://www.w3.org/TR/png-3/
 */
export async function encodeIndexedPng(picture: IndexedPicture): Promise<Uint8Array> {
  const { width, height, palette } = picture;
  if (palette.length > 256) throw new Error(`${palette.length} colours do not fit into a palette.`);
  const bits = bitsFor(palette.length);
  const data = await compress(filteredRows(picture, bits), { level: 7, memLevel: 9 });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, 3], 8);
  const colors = Buffer.from(palette.flatMap((color) => [color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255]));
  const alphas = Buffer.from(palette.map((color) => color & 255));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colors),
    ...(alphas.every((alpha) => alpha === 255) ? [] : [chunk('tRNS', alphas)]),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function bitsFor(colors: number): 1 | 2 | 4 | 8 {
  if (colors > 16) return 8;
  if (colors > 4) return 4;
  return colors > 2 ? 2 : 1;
}

/**
 * All rows, each behind the number of its filter. A picture of cells repeats its rows, so that most differences are zero;
 * any other is smaller as it is.
 */
function filteredRows(picture: IndexedPicture, bits: 1 | 2 | 4 | 8): Uint8Array {
  const rows = packedRows(picture, bits);
  const length = rows.length / picture.height;
  const filter = areRepeated(rows, length) ? FROM_ABOVE : AS_IT_IS;
  const filtered = new Uint8Array(rows.length + picture.height);
  let end = 0;
  for (let at = 0; at < rows.length; at += 1) {
    if (at % length === 0) {
      filtered[end] = filter;
      end += 1;
    }
    const above = filter === FROM_ABOVE && at >= length ? (rows[at - length] ?? 0) : 0;
    filtered[end] = (rows[at] ?? 0) - above;
    end += 1;
  }
  return filtered;
}

/** Rows of whole bytes, the leftmost pixel in the highest bits. */
function packedRows({ width, height, indexes }: IndexedPicture, bits: 1 | 2 | 4 | 8): Uint8Array {
  if (bits === 8) return indexes;
  const inByte = 8 / bits;
  const rows = new Uint8Array(Math.ceil(width / inByte) * height);
  let end = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += inByte) {
      let byte = 0;
      for (let next = x; next < x + inByte; next += 1)
        byte = (byte << bits) | (next < width ? (indexes[y * width + next] ?? 0) : 0);
      rows[end] = byte;
      end += 1;
    }
  }
  return rows;
}

function areRepeated(rows: Uint8Array, length: number): boolean {
  let same = 0;
  for (let at = length; at < rows.length; at += 1) same += rows[at] === rows[at - length] ? 1 : 0;
  return same * 2 > rows.length;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(type, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(data, crc32(head.subarray(4))), 0);
  return Buffer.concat([head, data, sum]);
}
