/** A place in a YAML text at which its parser gave up, with the line around it. */
export interface YamlSpot {
  readonly text: string;
  /** Where the parser stood, and up to where it had looked. */
  readonly start: number;
  readonly end: number;
  /** What it says about it, in its own words. */
  readonly message: string;
  /** Where the bracket or quoted text begins that is open there; absent where none is. */
  readonly opensAt?: number;
}

export interface YamlLine {
  readonly start: number;
  /** Without indentation, without what is behind it, and with the offset of its first character. */
  readonly words: string;
  readonly wordsStart: number;
}

/** The line in which an offset stands. */
export function lineAt(text: string, offset: number): YamlLine {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', start);
  const line = text.slice(start, end < 0 ? undefined : end);
  return { start, words: line.trim(), wordsStart: start + line.length - line.trimStart().length };
}

/** The rest of the line from an offset on, without a comment. */
export function restAt(text: string, offset: number): string {
  return (/^.*/.exec(text.slice(offset))?.[0] ?? '').replace(/\s#.*$/, '').trimEnd();
}

/** Where the value of a line begins: behind the hyphens of lists, and behind the name of a field. */
export function valueStart({ words, wordsStart }: YamlLine): number {
  return wordsStart + (/^(?:- +)*(?:[\w.-]+: +)?/.exec(words)?.[0].length ?? 0);
}

const LONG = 60;
const CURLY = /^[“”„‟«»‘’‚"'](.*)[“”„‟«»‘’"']$/s;

/** How to write a text so that nothing in it counts as YAML. */
export function quoteHint(value: string): string {
  if (value.length > LONG) return 'put it in quotes, from its first letter to its last';
  const text = CURLY.exec(value)?.[1] ?? value;
  if (!text.includes("'")) return `write '${text}'`;
  return /["\\]/.test(text) ? `write '${text.replaceAll("'", "''")}'` : `write "${text}"`;
}
