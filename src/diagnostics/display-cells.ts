/** How a terminal displays a line: one column for a character, two for a wide one, and a tab up to the next tab stop. */

export interface Cell {
  readonly text: string;
  /** In columns of the terminal. */
  readonly width: number;
  /** Where it begins in the line, in UTF-16 units. */
  readonly start: number;
}

const TAB_STOP = 4;
const PLAIN = /^[\x20-\x7e]*$/;

/** The cells of a line without its line end. Control characters become replacement characters. */
export function cellsOf(line: string): readonly Cell[] {
  let column = 0;
  return graphemesOf(line).map(({ segment, index }) => {
    const text = segment === '\t' ? ' '.repeat(TAB_STOP - (column % TAB_STOP)) : printable(segment);
    const width = segment === '\t' ? text.length : widthOf(text);
    column += width;
    return { text, width, start: index };
  });
}

/** Replaces control characters, with which a text could control the terminal. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '�');
}

/** How many columns a text takes. */
export function displayWidth(text: string): number {
  return PLAIN.test(text) ? text.length : cellsOf(text).reduce((sum, { width }) => sum + width, 0);
}

let segmenter: Intl.Segmenter | undefined;

function graphemesOf(line: string): readonly { readonly segment: string; readonly index: number }[] {
  if (PLAIN.test(line)) return Array.from(line, (segment, index) => ({ segment, index }));
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return [...segmenter.segment(line)];
}

/** East Asian wide and full-width characters, and emoji. */
const WIDE =
  /^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F|[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{1B000}-\u{1B2FF}\u{20000}-\u{3FFFD}])/u;

function widthOf(grapheme: string): number {
  if (/^(?:\p{Mark}|\p{Cf})+$/u.test(grapheme)) return 0;
  return WIDE.test(grapheme) ? 2 : 1;
}
