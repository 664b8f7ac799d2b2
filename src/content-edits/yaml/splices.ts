/** Replaces the text from `start` to `end` by another; by default, it inserts at `start`, or removes. */
export interface Splice {
  readonly start: number;
  readonly end?: number;
  readonly by?: string;
}

/**
 * A text with its splices. Those at the same offset follow each other, and what is inserted within removed text follows
 * that. Line breaks (LF or CRLF) are those of the text.
 */
export function spliced(text: string, splices: readonly Splice[]): string {
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const sorted = splices.toSorted((a, b) => a.start - b.start || (a.end ?? a.start) - (b.end ?? b.start));
  let [at, result] = [0, ''];
  for (const { start, end = start, by = '' } of sorted) {
    result += text.slice(at, Math.max(at, start)) + by.replaceAll(/\r?\n/g, lineBreak);
    at = Math.max(at, end);
  }
  return result + text.slice(at);
}
