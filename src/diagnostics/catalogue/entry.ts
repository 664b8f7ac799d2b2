import type { Severity } from '../severity.ts';

/** What is told about a diagnostic besides one case of it: the texts of `conf-site explain`, and a report's rules. */
export interface Entry {
  /** The same for all findings of a code. */
  readonly severity: Severity;
  /** What is the case, in a few words without a full stop. */
  readonly title: string;
  /** What it means and why it matters, for who writes content. */
  readonly meaning: string;
  /** What to do about it. */
  readonly mend: string;
  /** From the small site in `tests/diagnostics/sites/` that provokes it. */
  readonly example: Example;
}

/** Diagnostics of one kind, by their codes. */
export type Family = Readonly<Record<string, Entry>>;

export type Example = TextExample | NameExample | WordsExample;

/**
 * A text of a file, and what to write in its place: where it is YAML of several lines, or would be cut within a value,
 * whole lines with their indentation, so that it can be copied.
 */
export interface TextExample {
  readonly file: string;
  readonly wrong: string;
  readonly right: string;
}

/** The path of a file, and the one to give it instead. */
export interface NameExample {
  readonly wrongPath: string;
  readonly rightPath: string;
}

/** For what cannot be shown as text: how the file is, and how it should be, in words. */
export interface WordsExample {
  readonly file: string;
  readonly wrongly: string;
  readonly rightly: string;
}
