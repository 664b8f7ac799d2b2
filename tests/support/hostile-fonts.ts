import { brotliCompressSync, deflateSync } from 'node:zlib';

/** Fonts that are made to fill the memory, to take for ever, or to be read outside of their bytes. */

interface Glyphs {
  readonly glyphs?: number;
  readonly glyf?: Buffer;
  readonly loca?: Buffer;
}

interface Table {
  readonly tag: string;
  readonly bytes: Buffer;
  /** What the directory says instead of the truth. */
  readonly offset?: number;
  readonly length?: number;
}

const u16 = (...values: readonly number[]): Buffer => numbers(values, 2);
const u32 = (...values: readonly number[]): Buffer => numbers(values, 4);

/** Numbers of two or four bytes, the high one first. */
function numbers(values: readonly number[], size: 2 | 4): Buffer {
  const bytes = Buffer.alloc(size * values.length);
  values.forEach((value, at) => {
    if (size === 2) bytes.writeUInt16BE(value & 0xffff, 2 * at);
    else bytes.writeUInt32BE(value >>> 0, 4 * at);
  });
  return bytes;
}

const HEAD = Buffer.concat([
  u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
  u16(0, 1000),
  Buffer.alloc(16),
  u16(0, 0, 1000, 1000),
  u16(0, 8, 2, 1, 0),
]);
const HHEA = Buffer.concat([u32(0x10000), u16(800, -200, 0, 1000), Buffer.alloc(22), u16(1)]);

/** A font with one glyph for each letter of the sample, if `glyphs` is not given. */
function tables(
  cmap: Buffer,
  { glyphs = 65_535, glyf = Buffer.alloc(0), loca = Buffer.alloc(0) }: Glyphs = {},
): readonly Table[] {
  return [
    { tag: 'cmap', bytes: cmap },
    { tag: 'glyf', bytes: glyf },
    { tag: 'head', bytes: HEAD },
    { tag: 'hhea', bytes: HHEA },
    { tag: 'hmtx', bytes: u16(500, 0) },
    { tag: 'loca', bytes: loca },
    { tag: 'maxp', bytes: Buffer.concat([u32(0x10000), u16(glyphs), Buffer.alloc(26)]) },
  ];
}

/** A TrueType font of these tables. */
function trueType(list: readonly Table[]): Buffer {
  let end = 12 + 16 * list.length;
  const directory: Buffer[] = [u32(0x10000), u16(list.length, 16, 0, 0)];
  const bodies: Buffer[] = [];
  for (const { tag, bytes, offset, length } of list) {
    directory.push(Buffer.from(tag), u32(0, offset ?? end, length ?? bytes.length));
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    bodies.push(padded);
    end += padded.length;
  }
  return Buffer.concat([...directory, ...bodies]);
}

/** A `cmap` whose one table has the given format (12 or 13) and groups. */
function cmapOfGroups(
  format: 12 | 13,
  groups: readonly (readonly [from: number, to: number, glyph: number])[],
): Buffer {
  const body = numbers(groups.flat(), 4);
  return Buffer.concat([u16(0, 1, 3, 10), u32(12), u16(format, 0), u32(16 + body.length, 0, groups.length), body]);
}

/** A WOFF file with tables that are said to have these lengths. */
function woff(list: readonly { readonly tag: string; readonly packed: Buffer; readonly length: number }[]): Buffer {
  let end = 44 + 20 * list.length;
  const entries: Buffer[] = [];
  for (const { tag, packed, length } of list) {
    entries.push(Buffer.from(tag), u32(end, packed.length, length, 0));
    end += packed.length;
  }
  const total = list.reduce((sum, { length }) => sum + length, 12 + 16 * list.length);
  const header = Buffer.concat([
    Buffer.from('wOFF'),
    u32(0x10000, end),
    u16(list.length, 0),
    u32(total),
    Buffer.alloc(24),
  ]);
  return Buffer.concat([header, ...entries, ...list.map(({ packed }) => packed)]);
}

/** A number as WOFF2 writes lengths: seven bits in a byte. */
function base128(value: number): Buffer {
  const bytes = [value & 0x7f];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift((rest & 0x7f) | 0x80);
  return Buffer.from(bytes);
}

/** A WOFF2 file whose tables, which are compressed together, are said to have these lengths. */
function woff2(lengths: Readonly<Record<string, number>>, packed: Buffer, totalLength: number): Buffer {
  const entries = Object.entries(lengths).flatMap(([tag, length]) => [
    Buffer.from([0x3f | 0xc0]),
    Buffer.from(tag),
    base128(length),
  ]);
  const directory = Buffer.concat(entries);
  const size = 48 + directory.length + packed.length;
  const head = Buffer.concat([
    Buffer.from('wOF2'),
    u32(0x10000, size),
    u16(Object.keys(lengths).length, 0),
    u32(totalLength, packed.length),
    Buffer.alloc(24),
  ]);
  return Buffer.concat([head, directory, packed]);
}

/** A composite glyph that consists of itself. */
const LOOP = Buffer.concat([u16(-1, 0, 0, 0, 0), u16(0x20, 1, 0), u16(0x20, 1, 0), u16(0, 1, 0)]);

/** Small fonts that can be read: one with letters alone, and one whose second glyph contains itself. */
export function trueTypeOf(kind: 'sample' | 'loop'): Buffer {
  const cmap = cmapOfGroups(12, [[0x20, 0x7e, 1]]);
  const loop = { glyphs: 2, glyf: LOOP, loca: Buffer.concat([u32(0, 0, LOOP.length)]) };
  return trueType(tables(cmap, kind === 'loop' ? loop : undefined));
}

const zeros = (length: number): Buffer => Buffer.alloc(length);
const deflated = (length: number): Buffer => deflateSync(zeros(length), { level: 9 });
const compressed = (length: number): Buffer => brotliCompressSync(zeros(length));
const MB = 1_000_000;

/** Fonts that must be refused, by what they do. `isFull`: as large as they can be. */
export function hostileFonts(isFull: boolean): Readonly<Record<string, Buffer>> {
  const size = (isFull ? 1000 : 300) * MB;
  const everything = Array.from({ length: isFull ? 2_500_000 : 500_000 }, () => [0, 0x10ffff, 1] as const);
  return {
    'a WOFF table that becomes a thousand times larger': woff([{ tag: 'cmap', packed: deflated(size), length: size }]),
    'a WOFF table that becomes larger than it says': woff([
      { tag: 'cmap', packed: deflated(size), length: 1000 * 1000 },
    ]),
    'a WOFF table that is said to have four gigabytes': woff([
      { tag: 'cmap', packed: deflated(10), length: 0xffff_fff0 },
    ]),
    'many WOFF tables that are large together': woff(
      Array.from({ length: 4000 }, () => ({ tag: 'cmap', packed: deflated(MB / 10), length: MB / 10 })),
    ),
    'WOFF2 that becomes a thousand times larger': woff2({ cmap: size }, compressed(size), size),
    'WOFF2 that becomes larger than it says': woff2({ cmap: 10 }, compressed(size), 100),
    'WOFF2 that is said to have four gigabytes': woff2({ cmap: 0xffff_fff0 }, compressed(10), 0xffff_fff0),
    'a map of letters that names all of them again and again': trueType(tables(cmapOfGroups(12, everything))),
    'the same with one glyph for all': trueType(tables(cmapOfGroups(13, everything))),
    'tables outside of the file': trueType([
      { tag: 'cmap', bytes: zeros(100), offset: 0xffff_fff0, length: 0xffff_ffff },
      { tag: 'head', bytes: HEAD, offset: -10, length: 1e9 },
    ]),
    'a directory of all that is possible': trueType(
      Array.from({ length: 65_535 }, () => ({ tag: 'cmap', bytes: zeros(4) })),
    ),
    'a directory without tables': woff([]),
    'more tables than bytes': Buffer.concat([Buffer.from('wOFF'), u32(0x10000, 44), u16(65_535, 0), zeros(28)]),
  };
}
