import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/** A picture with a palette, as one number for each pixel, in rows from the top. */
export interface IndexedPicture {
  readonly width: number;
  readonly height: number;
  /** For each pixel, the index of its colour in the palette. */
  readonly indexes: Uint8Array;
  /** Up to 256 colours, each as `0xrrggbbaa`. */
  readonly palette: readonly number[];
}

const compress = promisify(deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Row filters of the format: bytes are stored as they are, or as differences from the bytes above. */
const FILTER_NONE = 0;
const FILTER_UP = 2;

/**
 * Encodes a picture as a lossless PNG with a palette.
 *
 * @see https://www.w3.org/TR/png-3/
 */
export async function encodeIndexedPng(picture: IndexedPicture): Promise<Uint8Array> {
  const { width, height, palette } = picture;
  if (palette.length > 256) throw new Error(`${palette.length} colours do not fit into a palette.`);
  const bits = palette.length > 16 ? 8 : 4;
  const data = await compress(filteredLines(picture, bits), { level: 7, memLevel: 9 });
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

/**
 * The rows of pixels, each after the number of its filter, with the leftmost pixel in the highest bits. Pictures of
 * cells have equal neighbouring rows, so most differences are zero. Other pictures are smaller without a filter.
 */
function filteredLines({ width, height, indexes }: IndexedPicture, bits: 4 | 8): Uint8Array {
  const inByte = 8 / bits;
  const length = 1 + Math.ceil(width / inByte);
  const lines = new Uint8Array(length * height);
  const above = new Uint8Array(length);
  let zeros = 0;
  for (let y = 0; y < height; y += 1) {
    lines[y * length] = FILTER_UP;
    for (let at = 1, from = y * width; at < length; at += 1, from += inByte) {
      const right = inByte === 2 && at * 2 <= width ? (indexes[from + 1] ?? 0) : 0;
      const byte = inByte === 2 ? ((indexes[from] ?? 0) << 4) | right : (indexes[from] ?? 0);
      const difference = byte - (above[at] ?? 0);
      zeros += difference === 0 ? 1 : 0;
      lines[y * length + at] = difference;
      above[at] = byte;
    }
  }
  return zeros * 2 > lines.length ? lines : unfiltered(lines, length);
}

function unfiltered(lines: Uint8Array, length: number): Uint8Array {
  for (let at = length; at < lines.length; at += 1) lines[at] = (lines[at] ?? 0) + (lines[at - length] ?? 0);
  for (let line = 0; line < lines.length; line += length) lines[line] = FILTER_NONE;
  return lines;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(type, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(data, crc32(head.subarray(4))), 0);
  return Buffer.concat([head, data, sum]);
}
