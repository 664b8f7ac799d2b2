/** A place in code that does not compile or has thrown an error. Lines and columns count from 1; the end is exclusive. */
export interface CodePlace {
  /** Relative to the site root, with `/`; absolute outside of it. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
  /** What is wrong there. */
  readonly text: string;
}
