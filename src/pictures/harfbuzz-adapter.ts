import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Font } from 'harfbuzzjs';
import type { OutlineStep } from './outline-coverage.ts';

/** The adapter of HarfBuzz, which is loaded when the first share image is drawn. */

export interface Glyph {
  readonly outline: readonly OutlineStep[];
  /** The distance from the start of the text. */
  readonly x: number;
}

/** The glyphs of a text on one line. */
export interface ShapedText {
  readonly glyphs: readonly Glyph[];
  readonly width: number;
}

/** A font in one weight. Lengths are thousandths of the font size. */
export interface TextFont {
  /** The height above the baseline, and the depth below it. */
  readonly ascender: number;
  readonly descender: number;
  /**
   * Chooses and places the glyphs of a text, with kerning. A letter that the font does not contain becomes an empty
   * box.
   */
  shape(text: string): ShapedText;
}

export type FontWeight = 500 | 800;

/** The files of the font. Each contains letters that the other does not. */
const SUBSETS = ['latin', 'latin-ext'] as const;

/** Opens the fonts of share images, which are installed with the package in `packageDir`. */
export async function openFonts(packageDir: string): Promise<(weight: FontWeight) => TextFont> {
  const hb = await import('harfbuzzjs');
  const require = createRequire(join(packageDir, 'package.json'));
  const open = (weight: FontWeight): TextFont =>
    textFont(
      hb,
      SUBSETS.map((subset) => {
        const file = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-${weight}-normal.woff`;
        return new hb.Font(new hb.Face(new hb.Blob(decompressWoff(readFileSync(require.resolve(file))))));
      }),
    );
  const fonts = { 500: open(500), 800: open(800) };
  return (weight) => fonts[weight];
}

type HarfBuzz = typeof import('harfbuzzjs');

function textFont(hb: HarfBuzz, subsets: readonly Font[]): TextFont {
  const [first] = subsets as readonly [Font, ...Font[]];
  const { ascender, descender } = first.hExtents();
  const outlines = new Map<Font, Map<number, readonly OutlineStep[]>>();
  const outlineOf = (font: Font, glyph: number): readonly OutlineStep[] => {
    const outlineByGlyph = outlines.get(font) ?? new Map<number, readonly OutlineStep[]>();
    const outline = outlineByGlyph.get(glyph) ?? font.glyphToJson(glyph);
    outlines.set(font, outlineByGlyph.set(glyph, outline));
    return outline;
  };
  return {
    ascender,
    descender: -descender,
    shape(text) {
      const glyphs: Glyph[] = [];
      let width = 0;
      for (const run of runsOf(text.normalize('NFC'), subsets)) {
        const buffer = new hb.Buffer();
        buffer.addText(run.text);
        buffer.guessSegmentProperties();
        hb.shape(run.font, buffer);
        for (const { codepoint, xAdvance = 0, xOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
          glyphs.push({ outline: outlineOf(run.font, codepoint), x: width + xOffset });
          width += xAdvance;
        }
      }
      return { glyphs, width };
    },
  };
}

interface Run {
  readonly font: Font;
  readonly text: string;
}

/**
 * Splits a text into runs whose letters are in the same file. Letters that are in no file are assigned to the first
 * one.
 */
function runsOf(text: string, subsets: readonly Font[]): readonly Run[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const font = subsets.find((one) => one.nominalGlyph(code) !== undefined) ?? (subsets[0] as Font);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/**
 * Converts a WOFF file to an uncompressed font: its tables are decompressed, and its directory is rewritten.
 *
 * @see https://www.w3.org/TR/WOFF/
 */
function decompressWoff(woff: Buffer): Uint8Array {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const tables: Uint8Array[] = [];
  let end = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = woff.subarray(44 + 20 * index, 64 + 20 * index);
    const [from, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const table = woff.subarray(from, from + packed);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    padded.set(packed < length ? inflateSync(table) : table);
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
