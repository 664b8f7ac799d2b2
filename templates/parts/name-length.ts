/** What a name that is set very large is to the stylesheet: names of up to eight letters are as wide as the page. */
export type NameLength = 'long' | 'longer' | 'longest';

/** By the longest word, since words break at hyphens alone; undefined for a name that fits as it is. */
export function nameLength(name: string): NameLength | undefined {
  const letters = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  if (letters <= 8) return undefined;
  if (letters <= 12) return 'long';
  return letters <= 18 ? 'longer' : 'longest';
}
