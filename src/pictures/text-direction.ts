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

type Kind = Direction | 'number';

/** A number with its separators, a letter with its marks, or signs between them. */
const PARTS = /\p{N}+(?:[.,:/]\p{N}+)*|\p{L}\p{M}*|[^\p{L}\p{N}]+/gu;

/**
 * Splits a line into runs of one direction, from left to right as they are drawn. Numbers run from left to right, and
 * follow the word before them in its direction. Spaces and punctuation belong to the letters around them, or between
 * letters of both directions to the text. This simplifies the Unicode Bidirectional Algorithm to texts without nested
 * quotations.
 *
 * @see https://www.unicode.org/reports/tr9/
 */
export function runsInOrder(text: string, direction: Direction): readonly DirectedRun[] {
  if (direction === 'ltr' && !RIGHT_TO_LEFT.test(text)) return [{ text, direction }];
  const parts = text.match(PARTS) ?? [];
  const kinds = kindsOf(parts, direction);
  const runs: { text: string; kind: Kind }[] = [];
  for (const [at, part] of parts.entries()) {
    const [before, after] = [kinds[at - 1], kinds[at + 1]].map((kind) =>
      kind === 'number' ? 'rtl' : (kind ?? direction),
    );
    const kind = kinds[at] ?? (before === after ? (before as Direction) : direction);
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += part;
    else runs.push({ text: part, kind });
  }
  return inOrder(runs, direction).map(({ text: run, kind }) => ({
    text: run,
    direction: kind === 'rtl' ? 'rtl' : 'ltr',
  }));
}

/** The kinds of letters and numbers; undefined for signs. A number after a word from left to right belongs to it. */
function kindsOf(parts: readonly string[], direction: Direction): readonly (Kind | undefined)[] {
  let before = direction;
  return parts.map((part) => {
    if (/^\p{N}/u.test(part)) return before === 'ltr' ? 'ltr' : 'number';
    if (!/^\p{L}/u.test(part)) return undefined;
    before = directionOf(part);
    return before;
  });
}

/** In a text from left to right, only words from right to left, with the numbers after them, are in reverse order. */
function inOrder<R extends { readonly kind: Kind }>(runs: readonly R[], direction: Direction): readonly R[] {
  if (direction === 'rtl') return runs.toReversed();
  const groups: R[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (run.kind === 'ltr' || last === undefined || last[0]?.kind === 'ltr') groups.push([run]);
    else last.unshift(run);
  }
  return groups.flat();
}
