/**
 * Where code and comments stand in a Markdown text. Texts come from anybody, so the time that this takes grows with
 * their length alone: no sign makes the rest of a text be searched again.
 */

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A Markdown text with its code blanked out, fenced or not, each character where it was. */
export function withoutCode(text: string): string {
  return without(text, codeIn(text), (code) => ' '.repeat(code.length));
}

/** The comments of HTML in a Markdown text, which stand in no code. */
export function commentsIn(text: string): readonly Stretch[] {
  if (!text.includes('<!--')) return [];
  const prose = withoutCode(text);
  const found: Stretch[] = [];
  for (let start = prose.indexOf('<!--'); start >= 0; start = prose.indexOf('<!--', start)) {
    const close = prose.indexOf('-->', start + '<!--'.length);
    if (close < 0) break;
    found.push({ start, end: close + '-->'.length });
    start = close;
  }
  return found;
}

/** A Markdown text as readers get it: what only its authors are told is not in it. */
export function withoutComments(text: string): string {
  return without(text, commentsIn(text), () => '');
}

/** From a run of backticks to the next of the same length; one that has none is text. */
function codeIn(text: string): readonly Stretch[] {
  const runs = [...text.matchAll(/`+/g)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  const closing = closingRuns(runs);
  const found: Stretch[] = [];
  for (let at = 0; at < runs.length; at += 1) {
    const close = closing[at];
    if (close === undefined) continue;
    found.push({ start: (runs[at] as Stretch).start, end: (runs[close] as Stretch).end });
    at = close;
  }
  return found;
}

/** For each run the place in the list of the next one that is as long. */
function closingRuns(runs: readonly Stretch[]): readonly (number | undefined)[] {
  const nextOfLength = new Map<number, number>();
  const closing = new Array<number | undefined>(runs.length);
  for (let at = runs.length - 1; at >= 0; at -= 1) {
    const { start, end } = runs[at] as Stretch;
    closing[at] = nextOfLength.get(end - start);
    nextOfLength.set(end - start, at);
  }
  return closing;
}

function without(text: string, stretches: readonly Stretch[], instead: (taken: string) => string): string {
  let at = 0;
  const parts = stretches.flatMap(({ start, end }) => {
    const kept = text.slice(at, start);
    at = end;
    return [kept, instead(text.slice(start, end))];
  });
  return [...parts, text.slice(at)].join('');
}
