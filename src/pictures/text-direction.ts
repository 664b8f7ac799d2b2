export type Direction = 'ltr' | 'rtl';

/** A part of a text whose letters follow each other in one direction. */
export interface DirectedRun {
  readonly text: string;
  readonly direction: Direction;
}

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** The direction of a text: that of its first letter. */
export function directionOf(text: string): Direction {
  return RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
}

/**
 * Splits a line into runs of one direction, from left to right as they are drawn. Numbers run from left to right. Spaces
 * and punctuation belong to the letters around them, or between letters of both directions to the text. This simplifies
 * the Unicode Bidirectional Algorithm to texts without nested quotations.
 *
 * @see https://www.unicode.org/reports/tr9/
 */
export function runsInOrder(text: string, direction: Direction): readonly DirectedRun[] {
  const parts = text.match(/[^\p{L}\p{N}]+|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  const strong = parts.flatMap((part) => (/[\p{L}\p{N}]/u.test(part) ? splitByDirection(part) : [part]));
  const directions = strong.map(ownDirection);
  const runs: { text: string; direction: Direction }[] = [];
  for (const [at, part] of strong.entries()) {
    const before = directions[at - 1] ?? direction;
    const after = directions[at + 1] ?? direction;
    const own = directions[at] ?? (before === after ? before : direction);
    const last = runs.at(-1);
    if (last?.direction === own) last.text += part;
    else runs.push({ text: part, direction: own });
  }
  return direction === 'rtl' ? runs.reverse() : runs;
}

/** Splits letters and digits without spaces where their direction changes. */
function splitByDirection(word: string): readonly string[] {
  const pieces: string[] = [];
  for (const letter of word) {
    const last = pieces.at(-1);
    const isMark = /\p{M}/u.test(letter);
    if (last !== undefined && (isMark || ownDirection(last) === ownDirection(letter)))
      pieces.splice(-1, 1, last + letter);
    else pieces.push(letter);
  }
  return pieces;
}

/** The direction of letters or digits. Undefined for spaces and punctuation. */
function ownDirection(text: string): Direction | undefined {
  if (/^\p{N}/u.test(text)) return 'ltr';
  return /^\p{L}/u.test(text) ? directionOf(text) : undefined;
}
