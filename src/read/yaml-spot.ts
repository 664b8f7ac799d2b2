/** The place in a YAML text where the parser failed, with its message. */
export interface YamlSpot {
  readonly text: string;
  /** The range that the parser reports. */
  readonly start: number;
  readonly end: number;
  /** The message of the parser. */
  readonly message: string;
  /** The start of the bracket or quoted text that is open there. Absent if there is none. */
  readonly opensAt?: number;
}

export interface YamlLine {
  readonly start: number;
  /** The line without surrounding white space. */
  readonly text: string;
  /** The offset of the first character of `text`. */
  readonly textStart: number;
}

/** The line at an offset. */
export function lineAt(text: string, offset: number): YamlLine {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', start);
  const line = text.slice(start, end < 0 ? undefined : end);
  return { start, text: line.trim(), textStart: start + line.length - line.trimStart().length };
}

/** The rest of the line from an offset on, without a comment. */
export function restAt(text: string, offset: number): string {
  return (/^.*/.exec(text.slice(offset))?.[0] ?? '').replace(/\s#.*$/, '').trimEnd();
}

/** The offset of the value in a line, after list hyphens and the name of a field. */
export function valueStart({ text, textStart }: YamlLine): number {
  return textStart + (/^(?:- +)*(?:[\w.-]+: +)?/.exec(text)?.[0].length ?? 0);
}

const LONG = 60;
const CURLY = /^[“”„‟«»‘’‚"'](.*)[“”„‟«»‘’"']$/s;

/** A hint how to quote a text. */
export function quoteHint(value: string): string {
  if (value.length > LONG) return 'put it in quotes, from its first letter to its last';
  const text = CURLY.exec(value)?.[1] ?? value;
  if (!text.includes("'")) return `write '${text}'`;
  return /["\\]/.test(text) ? `write '${text.replaceAll("'", "''")}'` : `write "${text}"`;
}
