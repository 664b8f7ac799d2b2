/** The lines of a wrapped text. */
export interface WrappedText {
  readonly lines: readonly string[];
  /** Whether words were broken between letters, or the end was cut off. */
  readonly isCut: boolean;
}

const ELLIPSIS = '…';

/** The places at which a line may end: after spaces, and after hyphens and dashes within a word. */
const BREAKS = /(?<=[ \t\n])(?=[^ \t\n])|(?<=[^ \t\n][-‐–—])(?=[^ \t\n])/;

/**
 * Wraps a text into lines that satisfy `fits`. A word that does not fit on a line by itself is broken between letters.
 * If the text needs more than `lines` lines, the rest is replaced by an ellipsis.
 */
export function wrapText(
  text: string,
  { fits, lines: most }: { readonly fits: (line: string) => boolean; readonly lines: number },
): WrappedText {
  const words = text.trim().split(BREAKS);
  const isWide = (word: string): boolean => !fits(word.trimEnd());
  const lines: string[] = [];
  for (const piece of words.flatMap((word) => (isWide(word) ? [...word] : [word]))) {
    const longer = (lines.at(-1) ?? '') + piece;
    if (lines.length > 0 && fits(longer.trimEnd())) lines.splice(-1, 1, longer);
    else lines.push(piece);
  }
  const trimmed = lines.map((line) => line.trim());
  if (lines.length <= most) return { lines: trimmed, isCut: words.some(isWide) };
  return { lines: [...trimmed.slice(0, most - 1), shortened(trimmed[most - 1] ?? '', fits)], isCut: true };
}

/** The part of a line that fits together with an ellipsis. */
function shortened(line: string, fits: (line: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 0 && !fits(letters.join('').trimEnd() + ELLIPSIS)) letters.pop();
  return letters.join('').trimEnd() + ELLIPSIS;
}
