import type { CodeRange, FontFacts } from '../domain/site/fonts.ts';
import { type Face, fontOfWeight, type HarfBuzz, loadHarfBuzz, openFace } from './harfbuzz-adapter.ts';

/** The text whose letters are measured. `ARIAL_WIDTHS` in `src/emit/font-rules.ts` has the width of Arial's letters in it. */
export const SAMPLE =
  'One day in spring, people who build the web meet by the river: they show each other what they made, ask how it was ' +
  'done, and have lunch together. Talks begin at half past nine; workshops, a long walk and the party follow.';

/** The metrics and letters of a font file. Returns undefined if the file is damaged. */
export async function fontFacts(bytes: Uint8Array): Promise<FontFacts | undefined> {
  try {
    return factsOf(await loadHarfBuzz(), await openFace(bytes));
  } catch {
    return undefined;
  }
}

function factsOf(hb: HarfBuzz, face: Face): FontFacts {
  const { wght, wdth } = face.getAxisInfos();
  const { weight, isItalic } = styleOf(face);
  const { ascender, descender, lineGap } = fontOfWeight(hb, face, 400).hExtents();
  const letterWidth = letterWidthOf(hb, face);
  return {
    weights: wght === undefined ? [weight, weight] : [wght.min, wght.max],
    ...(wdth === undefined ? {} : { widths: [wdth.min, wdth.max] }),
    isItalic,
    ascent: ascender,
    descent: -descender,
    lineGap,
    ...(letterWidth === undefined ? {} : { letterWidth }),
    letters: rangesOf(face.collectUnicodes()),
  };
}

/**
 * Weight and slant from the table "OS/2". A font without this table is regular and upright.
 *
 * @see https://learn.microsoft.com/en-us/typography/opentype/spec/os2
 */
function styleOf(face: Face): { readonly weight: number; readonly isItalic: boolean } {
  const table = face.referenceTable('OS/2');
  if (table === undefined || table.length < 64) return { weight: 400, isItalic: false };
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  return { weight: view.getUint16(4), isItalic: (view.getUint16(62) & 1) === 1 };
}

function letterWidthOf(hb: HarfBuzz, face: Face): FontFacts['letterWidth'] {
  const widthAt = (weight: number): number => {
    const font = fontOfWeight(hb, face, weight);
    const widths = [...SAMPLE].map((letter) => {
      const glyph = font.nominalGlyph(letter.codePointAt(0) as number);
      return glyph === undefined ? Number.NaN : font.glyphHAdvance(glyph);
    });
    return widths.reduce((sum, width) => sum + width, 0) / widths.length;
  };
  const letterWidth = { 400: widthAt(400), 700: widthAt(700) };
  return letterWidth[400] > 0 ? letterWidth : undefined;
}

function rangesOf(codes: Iterable<number>): readonly CodeRange[] {
  const ranges: [number, number][] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] + 1 === code) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}
