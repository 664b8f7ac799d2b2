import type { Diagnostic } from './diagnostic.ts';
import { printable } from './display-cells.ts';
import { count } from './format-pretty.ts';
import type { FormatOptions } from './source-frame.ts';

/**
 * Formats all pending reviews as one block for a terminal: a heading with their number and code, then the file, line and
 * text of each. After a rollover there are about thirty, which would take five lines each as single diagnostics.
 */
export function formatReviews(reviews: readonly Diagnostic[], { colors }: FormatOptions): string {
  const places = reviews.map(({ file, line }) => `${printable(file)}:${line}`);
  const widest = Math.max(...places.map((place) => place.length));
  return [
    `${colors.bold(count(reviews.length, 'place'))} to review  ${colors.yellow('warning')}  ${colors.dim('review-pending')}`,
    ...reviews.map((review, at) => `  ${(places[at] as string).padEnd(widest)}  ${colors.dim(textAt(review))}`),
    `  ${colors.cyan('hint:')} correct each value, and delete its comment`,
  ].join('\n');
}

function textAt({ frame, message }: Diagnostic): string {
  return printable(frame.at(-1)?.text.trim() ?? message);
}
