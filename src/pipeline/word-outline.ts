import { openFonts } from '../pictures/text-font.ts';

/** A word as an SVG path. Lengths are thousandths of the font size. */
export interface WordOutline {
  /** The y axis points up, and the baseline is at 0. */
  readonly d: string;
  readonly width: number;
}

/** Returns a function that draws words in the bold font of the package in `packageDir`. */
export async function openWordOutlines(packageDir: string): Promise<(word: string) => WordOutline> {
  const font = (await openFonts(packageDir))(800);
  return (word) => {
    const { glyphs, width } = font.shape(word);
    const steps = glyphs.flatMap(({ outline, x }) =>
      outline.map(
        ({ type, values }) => `${type}${values.map((value, at) => (at % 2 === 0 ? value + x : value)).join(' ')}`,
      ),
    );
    return { d: steps.join(''), width };
  };
}
