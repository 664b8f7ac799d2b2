import type { Diagnostic } from './diagnostic.ts';
import { printable } from './display-cells.ts';
import { count } from './format-pretty.ts';
import type { Look } from './source-frame.ts';

/**
 * All places that wait for a review as one block for a terminal: a heading with their number and code, then each with its
 * file, its line and what stands there. After a rollover there are some thirty, and each alone takes five lines.
 */
export function formatReviews(reviews: readonly Diagnostic[], { colors }: Look): string {
  const places = reviews.map(({ file, line }) => `${printable(file)}:${line}`);
  const widest = Math.max(...places.map((place) => place.length));
  return [
    `${colors.bold(count(reviews.length, 'place'))} to look at  ${colors.yellow('warning')}  ${colors.dim('review-pending')}`,
    ...reviews.map((review, at) => `  ${(places[at] as string).padEnd(widest)}  ${colors.dim(textAt(review))}`),
    `  ${colors.cyan('hint:')} put each value right, and delete its comment`,
  ].join('\n');
}

function textAt({ frame, message }: Diagnostic): string {
  return printable(frame.at(-1)?.text.trim() ?? message);
}
