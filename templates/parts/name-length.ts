/** The length of a name in very large type, for the stylesheet. Names of up to eight letters fit in full size. */
export type NameLength = 'long' | 'longer' | 'longest';

/**
 * The length of a name by its longest word, since words break only at hyphens. Returns undefined for a name that fits
 * in full size.
 */
export function nameLength(name: string): NameLength | undefined {
  const letters = Math.max(...name.split(/[\s-]+/).map(widthOf));
  if (letters <= 8) return undefined;
  if (letters <= 12) return 'long';
  return letters <= 18 ? 'longer' : 'longest';
}

/** The width of a word in letters of the condensed font. Other scripts are in fonts of the system, twice as wide. */
function widthOf(word: string): number {
  return word.length + (word.match(/(?!\p{Script=Latin})\p{Letter}/gu) ?? []).length;
}
