import { inflateSync } from 'node:zlib';

/** The maximum size of a font, compressed or not. Fonts of all Chinese characters have 25 MB. The library for WOFF2 stops at 30. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * The uncompressed bytes of a font file, which may be WOFF2, WOFF, TrueType or OpenType. Throws for a damaged file, and for
 * one that is too large or becomes it. The library for WOFF2 is loaded with the first such file.
 */
export async function uncompressedFont(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.length > MAX_BYTES) throw new Error('This font is too large.');
  const signature = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  if (signature === 'wOFF') return decompressWoff(Buffer.from(bytes));
  if (signature !== 'wOF2') return bytes;
  const font = lastWoff2.then(() => decompressWoff2(bytes));
  lastWoff2 = font.catch(() => {});
  return font;
}

/** Settles after the last WOFF2 file, since the library returns memory that it uses again for the next one. */
let lastWoff2: Promise<unknown> = Promise.resolve();

async function decompressWoff2(bytes: Uint8Array): Promise<Uint8Array> {
  const { default: decompress } = await import('wawoff2/decompress.js');
  return new Uint8Array(await decompress(bytes));
}

/**
 * Converts a WOFF file to an uncompressed font: its tables are decompressed, and its directory is rewritten. No more is
 * decompressed than the file says, and nothing if that is too much.
 *
 * @see https://www.w3.org/TR/WOFF/
 */
function decompressWoff(woff: Buffer): Uint8Array {
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, index) => woff.subarray(44 + 20 * index, 64 + 20 * index));
  const total = entries.reduce((sum, entry) => sum + entry.readUInt32BE(12), 0);
  if (total > MAX_BYTES) throw new Error('This font is too large.');
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const tables: Uint8Array[] = [];
  let end = directory.length;
  for (const [index, entry] of entries.entries()) {
    const [from, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const table = woff.subarray(from, from + packed);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    padded.set(packed < length ? inflateSync(table, { maxOutputLength: length }) : table);
    const at = 12 + 16 * index;
    entry.copy(directory, at, 0, 4);
    entry.copy(directory, at + 4, 16, 20);
    directory.writeUInt32BE(end, at + 8);
    directory.writeUInt32BE(length, at + 12);
    tables.push(padded);
    end += padded.length;
  }
  return Buffer.concat([directory, ...tables]);
}
