import type { MarkedExtension } from 'marked';

/**
 * A cheap pattern for each kind of block whose pattern in marked is slow. Every block of that kind matches it at its
 * beginning. It looks no further than to the next blank line.
 */
const PREFILTERS = {
  html: /^ {0,3}</,
  blockquote: /^ {0,3}>/,
  table: /^[^\n]*\n {0,3}[|:-]/,
  lheading: /^[^\n]*\n(?:[^\S\n]*\S[^\n]*\n)*? {0,3}[=-]/,
} as const;

/** A tokenizer for each prefilter. Marked uses its own pattern only where the prefilter matches. */
export const prefilteredTokenizers: NonNullable<MarkedExtension['tokenizer']> = Object.fromEntries(
  Object.entries(PREFILTERS).map(([block, prefilter]) => [
    block,
    (rest: string) => (prefilter.test(rest) ? false : undefined),
  ]),
);
