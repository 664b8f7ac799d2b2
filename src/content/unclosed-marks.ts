/**
 * Marks of Markdown that begin something and never end it, so that readers see the marks. What is looked at is text from
 * which the Markdown reader has already taken everything that is closed, all code, and all marks behind a backslash.
 */

/** Each at its mark, with the words behind it in the same line. */
const UNCLOSED: readonly RegExp[] = [
  // Not a multiplication or a footnote: the mark stands before a word, or right behind one.
  /(?<![\w*\\])\*\*(?=[\p{L}\p{N}"'“„«(])[^\n]*/u,
  /(?<=[\p{L}\p{N}.!?"'”])\*\*(?=[\s.,;:!?)]|$)[^\n]*/u,
  /(?<![\w~\\])~~(?=[\p{L}\p{N}"'“„«(])[^\n]*/u,
  // Not a name in code or in an address, such as _id or /Talks,_rooms.
  /(?<=^|[\s("'“„«])_(?=\p{L}[\p{L}\p{N}]*(?:\s+\p{L}|[.,;:!?]?\s*$))[^\n]*/u,
  // Not the quotes of `n' roll, or of ``this''.
  /(?<![\w`\\])`{1,2}(?=[^\s`'])(?![^`\n]*['’])[^\n]*/u,
  /\[[^[\]\n]+\]\([^\n]*/u,
  // A block that shows for a time.
  /^:::[^\n]*/mu,
];

const SIGN = /[*~_`[]|^:::/m;
const LONGEST = 40;

/** The unclosed marks of a stretch of text, each with what follows it, 40 characters at most; one of each kind. */
export function unclosedIn(text: string): readonly string[] {
  if (!SIGN.test(text)) return [];
  return UNCLOSED.flatMap((pattern) => pattern.exec(text)?.[0].slice(0, LONGEST).trimEnd() ?? []);
}

/** The line that opens a block of code which is never closed; undefined for one that is. */
export function unclosedFence(raw: string): string | undefined {
  const [, line = '', fence] = /^ {0,3}((`{3,}|~{3,})[^\n]*)/.exec(raw) ?? [];
  if (fence === undefined) return undefined;
  const isClosed = new RegExp(`\\n[ \\t>]*${fence}${fence.charAt(0)}*\\s*$`).test(raw);
  return isClosed ? undefined : line.trimEnd();
}
