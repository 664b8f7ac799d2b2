import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Font, fontOfWeight, type HarfBuzz, loadHarfBuzz, openFace } from '../content/harfbuzz-adapter.ts';
import { type FontRole, weightDistance } from '../domain/site/fonts.ts';
import type { OutlineStep } from './outline-coverage.ts';
import { type Direction, runsInOrder } from './text-direction.ts';

export interface Glyph {
  readonly outline: readonly OutlineStep[];
  /** The distance from the start of the text, and above the baseline. */
  readonly x: number;
  readonly y: number;
}

/** The glyphs of a text on one line, from left to right. */
export interface ShapedText {
  readonly glyphs: readonly Glyph[];
  readonly width: number;
}

/** A font in one weight. Lengths are thousandths of the font size. */
export interface TextFont {
  /** The height above the baseline, and the depth below it. */
  readonly ascender: number;
  readonly descender: number;
  /** Whether the font contains a letter. */
  has(letter: string): boolean;
  /** Chooses and places the glyphs of a text, with kerning. A letter that the font does not have becomes an empty box. */
  shape(text: string, direction?: Direction): ShapedText;
}

export type FontWeight = 500 | 800;

/** A font file of the site. */
export interface FontSource {
  /** Absolute. */
  readonly path: string;
  readonly role: FontRole;
  readonly weights: readonly [lightest: number, boldest: number];
}

/** The files of the package's font. Each contains letters that the others do not. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const;

/**
 * Opens the fonts of share images: those of the site, and for letters that they do not have the font that is installed
 * with the package in `packageDir`. Throws for a damaged file.
 */
export async function openFonts(
  packageDir: string,
  own: readonly FontSource[] = [],
): Promise<(weight: FontWeight) => TextFont> {
  const hb = await loadHarfBuzz();
  const { resolve } = createRequire(join(packageDir, 'package.json'));
  const open = async (weight: FontWeight): Promise<TextFont> => {
    const subsets = SUBSETS.map((subset) =>
      resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-${weight}-normal.woff`),
    );
    const files: Font[] = [];
    for (const path of [...preferred(own, weight), ...subsets])
      files.push(fontOfWeight(hb, await openFace(readFileSync(path)), weight));
    return textFont(hb, files);
  };
  const fonts = { 500: await open(500), 800: await open(800) };
  return (weight) => fonts[weight];
}

/** The paths of fonts, those of headings first for bold text, then by how much their weight differs. */
function preferred(fonts: readonly FontSource[], weight: FontWeight): readonly string[] {
  const role: FontRole = weight === 800 ? 'headings' : 'text';
  const rank = (font: FontSource): number => (font.role === role ? 0 : 1000) + weightDistance(font, weight);
  return [...fonts].sort((a, b) => rank(a) - rank(b)).map(({ path }) => path);
}

function textFont(hb: HarfBuzz, files: readonly Font[]): TextFont {
  const [first] = files as readonly [Font, ...Font[]];
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
    has: (letter) => fontWith(letter, files) !== undefined,
    shape(text, direction = 'ltr') {
      const glyphs: Glyph[] = [];
      let width = 0;
      for (const run of runsOf(text.normalize('NFC'), files, direction)) {
        const buffer = new hb.Buffer();
        buffer.addText(run.text);
        buffer.guessSegmentProperties();
        buffer.setDirection(run.direction === 'rtl' ? hb.Direction.RTL : hb.Direction.LTR);
        hb.shape(run.font, buffer);
        for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
          glyphs.push({ outline: outlineOf(run.font, codepoint), x: width + xOffset, y: yOffset });
          width += xAdvance;
        }
      }
      return { glyphs, width };
    },
  };
}

function fontWith(letter: string, files: readonly Font[]): Font | undefined {
  return files.find((font) => font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined);
}

interface Run {
  readonly font: Font;
  readonly text: string;
  readonly direction: Direction;
}

/**
 * Splits a text into runs of one direction whose letters are in the same file, from left to right. Letters that are in
 * no file are assigned to the first one.
 */
function runsOf(text: string, files: readonly Font[], direction: Direction): readonly Run[] {
  return runsInOrder(text, direction).flatMap((run) => {
    const runs: { font: Font; text: string; direction: Direction }[] = [];
    for (const letter of run.text) {
      const font = fontWith(letter, files) ?? (files[0] as Font);
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter, direction: run.direction });
    }
    return run.direction === 'rtl' ? runs.reverse() : runs;
  });
}
