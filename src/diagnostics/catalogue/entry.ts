import type { Severity } from '../severity.ts';

/** The description of a diagnostic, for `conf-site explain` and for the rules in SARIF reports. */
export interface Entry {
  /** The same for all findings of a code. */
  readonly severity: Severity;
  /** What is wrong, in a few words without a full stop. */
  readonly title: string;
  /** What it means and why it matters, for authors of content. */
  readonly meaning: string;
  /** What to do about it. */
  readonly fix: string;
  /** An example from the small site in `tests/diagnostics/sites/` that provokes it. */
  readonly example: Example;
}

/** Diagnostics of one kind, by their codes. */
export type Family = Readonly<Record<string, Entry>>;

export type Example = TextExample | NameExample | DescribedExample;

/**
 * A part of a file, and what to write instead. YAML of several lines consists of whole lines with their indentation, so that
 * it can be copied.
 */
export interface TextExample {
  readonly file: string;
  readonly wrong: string;
  readonly right: string;
}

/** The path of a file, and what it should be instead. */
export interface NameExample {
  readonly wrongPath: string;
  readonly rightPath: string;
}

/** A description of the file and of how it should be, for what cannot be shown as text. */
export interface DescribedExample {
  readonly file: string;
  readonly wrongly: string;
  readonly rightly: string;
}
