/** `conf-site-ignore CODE: reason` in a comment. */
export interface IgnoreComment {
  /** As written; empty where it names none, as is the reason. */
  readonly code: string;
  readonly reason: string;
  /** Where the comment stands in the file's text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** The line that it is about, from 1: the one below it. */
  readonly line: number;
  /** Nothing but comments stands above it, so it is about warnings of the whole file as well. */
  readonly isAboveAll: boolean;
}
