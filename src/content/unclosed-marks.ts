/**
 * Finds marks of Markdown that are not closed, so that readers would see them. The text comes from the Markdown parser,
 * which has already removed everything that is closed, all code, and all escaped marks.
 */

/** Each pattern matches a mark and the rest of its line. */
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

/** The unclosed marks of a text, at most one of each kind. Each comes with what follows it, 40 characters at most. */
export function unclosedIn(text: string): readonly string[] {
  if (!SIGN.test(text)) return [];
  return UNCLOSED.flatMap((pattern) => pattern.exec(text)?.[0].slice(0, LONGEST).trimEnd() ?? []);
}

/** The opening line of a code block that is not closed. Undefined if it is closed. */
export function unclosedFence(raw: string): string | undefined {
  const [, line = '', fence] = /^ {0,3}((`{3,}|~{3,})[^\n]*)/.exec(raw) ?? [];
  if (fence === undefined) return undefined;
  const isClosed = new RegExp(`\\n[ \\t>]*${fence}${fence.charAt(0)}*\\s*$`).test(raw);
  return isClosed ? undefined : line.trimEnd();
}
