/**
 * Finds code and comments in a Markdown text. Texts may be hostile, so the time is linear in their length: no character
 * causes the rest of the text to be searched again.
 */

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Replaces code, fenced or inline, with spaces. All other characters stay at their offsets. */
export function withoutCode(text: string): string {
  return without(text, codeIn(text), (code) => ' '.repeat(code.length));
}

/** The HTML comments in a Markdown text that are not within code. */
export function commentsIn(text: string): readonly Range[] {
  if (!text.includes('<!--')) return [];
  const prose = withoutCode(text);
  const found: Range[] = [];
  for (let start = prose.indexOf('<!--'); start >= 0; start = prose.indexOf('<!--', start)) {
    const close = prose.indexOf('-->', start + '<!--'.length);
    if (close < 0) break;
    found.push({ start, end: close + '-->'.length });
    start = close;
  }
  return found;
}

/** A Markdown text without its HTML comments, which are notes for its authors. */
export function withoutComments(text: string): string {
  return without(text, commentsIn(text), () => '');
}

/** Code reaches from a run of backticks to the next run of the same length. A run without a counterpart is text. */
function codeIn(text: string): readonly Range[] {
  const runs = [...text.matchAll(/`+/g)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  const closing = closingRuns(runs);
  const found: Range[] = [];
  for (let at = 0; at < runs.length; at += 1) {
    const close = closing[at];
    if (close === undefined) continue;
    found.push({ start: (runs[at] as Range).start, end: (runs[close] as Range).end });
    at = close;
  }
  return found;
}

/** For each run the index of the next run of the same length. */
function closingRuns(runs: readonly Range[]): readonly (number | undefined)[] {
  const nextOfLength = new Map<number, number>();
  const closing = new Array<number | undefined>(runs.length);
  for (let at = runs.length - 1; at >= 0; at -= 1) {
    const { start, end } = runs[at] as Range;
    closing[at] = nextOfLength.get(end - start);
    nextOfLength.set(end - start, at);
  }
  return closing;
}

function without(text: string, ranges: readonly Range[], replace: (removed: string) => string): string {
  let at = 0;
  const parts = ranges.flatMap(({ start, end }) => {
    const before = text.slice(at, start);
    at = end;
    return [before, replace(text.slice(start, end))];
  });
  return [...parts, text.slice(at)].join('');
}
