import type { MarkedExtension } from 'marked';

/**
 * Blocks of Markdown whose patterns take long to compile and to try, each with a sign that all of its kind have at the
 * beginning of what is left of a text. Looking for it goes no further than to the next blank line.
 */
const SIGNS = {
  html: /^ {0,3}</,
  blockquote: /^ {0,3}>/,
  table: /^[^\n]*\n {0,3}[|:-]/,
  lheading: /^[^\n]*\n(?:[^\S\n]*\S[^\n]*\n)*? {0,3}[=-]/,
} as const;

/** Has marked try these patterns only where there is the sign. */
export const tokenizersBySign: NonNullable<MarkedExtension['tokenizer']> = Object.fromEntries(
  Object.entries(SIGNS).map(([block, sign]) => [block, (rest: string) => (sign.test(rest) ? false : undefined)]),
);
