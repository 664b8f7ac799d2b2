import type { MarkedExtension } from 'marked';

/**
 * A cheap pattern for each kind of block whose pattern in marked is slow. Every block of that kind matches it at its
 * beginning. It looks no further than to the next blank line.
 */
const SIGNS = {
  html: /^ {0,3}</,
  blockquote: /^ {0,3}>/,
  table: /^[^\n]*\n {0,3}[|:-]/,
  lheading: /^[^\n]*\n(?:[^\S\n]*\S[^\n]*\n)*? {0,3}[=-]/,
} as const;

/** Makes marked skip its own pattern where the cheap one does not match. */
export const tokenizersBySign: NonNullable<MarkedExtension['tokenizer']> = Object.fromEntries(
  Object.entries(SIGNS).map(([block, sign]) => [block, (rest: string) => (sign.test(rest) ? false : undefined)]),
);
