/** `conf-site-ignore CODE: reason` in a comment. */
export interface IgnoreComment {
  /** As written. Both are empty if missing. */
  readonly code: string;
  readonly reason: string;
  /** The range of the comment in the text of the file, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** The line that it applies to, from 1: the one below it. */
  readonly line: number;
  /** Whether there are only comments above it. Then it also applies to warnings about the whole file. */
  readonly isAboveAll: boolean;
}
