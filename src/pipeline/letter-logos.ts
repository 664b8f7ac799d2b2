import { openFonts } from '../pictures/text-font.ts';

/** Logos of letters for an event that has none yet: its name, and its initial in a square of its colour. */

export interface LogoSource {
  readonly title: string;
  /** The event's `baseColor`, `#rrggbb`. */
  readonly color: string;
}

/** The variants of an event's `logos`, each as an SVG. */
export type LetterLogos = Readonly<Record<'favicon' | 'full' | 'fullLight' | 'header' | 'selection', string>>;

const INK = '#17191e';
const PAPER = '#ffffff';
/** The sides of the square and of the letters, in pixels. */
const SIDE = 120;
const WORD_SIZE = 96;
const INITIAL_SIZE = 84;
/** The height of capitals, as a part of the font size. */
const CAPITALS = 0.7;

/** Draws all variants with the font of the package in `packageDir`. Equal sources give equal SVGs. */
export async function letterLogos({ title, color }: LogoSource, packageDir: string): Promise<LetterLogos> {
  const outlineOf = await openWordOutlines(packageDir);
  const word = (ink: string): string => wordLogo(outlineOf(title), ink);
  const mark = markLogo(outlineOf([...title][0]?.toUpperCase() ?? ''), color);
  return { favicon: mark, full: word(INK), fullLight: word(PAPER), header: word(INK), selection: mark };
}

function wordLogo({ d, width }: WordOutline, ink: string): string {
  const box = { width: Math.ceil((width * WORD_SIZE) / 1000), height: SIDE };
  return svg(box, [letters(d, { x: 0, size: WORD_SIZE, ink })]);
}

function markLogo({ d, width }: WordOutline, color: string): string {
  const x = (SIDE - (width * INITIAL_SIZE) / 1000) / 2;
  const square = `<rect width="${SIDE}" height="${SIDE}" rx="16" fill="${color}"/>`;
  return svg({ width: SIDE, height: SIDE }, [square, letters(d, { x, size: INITIAL_SIZE, ink: PAPER })]);
}

/** Letters whose capitals are in the middle of the height. */
function letters(
  d: string,
  { x, size, ink }: { readonly x: number; readonly size: number; readonly ink: string },
): string {
  const baseline = (SIDE + CAPITALS * size) / 2;
  const scale = size / 1000;
  return `<path fill="${ink}" transform="translate(${x.toFixed(1)} ${baseline.toFixed(1)}) scale(${scale} -${scale})" d="${d}"/>`;
}

function svg({ width, height }: { readonly width: number; readonly height: number }, parts: readonly string[]): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return [open, ...parts, '</svg>\n'].join('\n');
}

/** A word as an SVG path. Lengths are thousandths of the font size. */
interface WordOutline {
  /** The y axis points up, and the baseline is at 0. */
  readonly d: string;
  readonly width: number;
}

/** Returns a function that draws words in the bold font of the package in `packageDir`. */
async function openWordOutlines(packageDir: string): Promise<(word: string) => WordOutline> {
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
