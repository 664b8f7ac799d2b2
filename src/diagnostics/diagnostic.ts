/**
 * Findings and diagnostics are data; formatters turn them into text. Stages return *findings*, whose place is logical: a
 * pointer into the data or an offset in the text. A *diagnostic* is a finding with lines and columns, which are looked
 * up afterwards for the few documents that need them.
 */

import type { DiagnosticCode } from './catalogue/codes.ts';
import type { Severity } from './severity.ts';

/** Where in a document a finding is. Offsets count UTF-16 units of the file's text, or of its Markdown body. */
export type Place =
  | { readonly kind: 'file' }
  /** The first field of a record, after any comments. */
  | { readonly kind: 'fields' }
  | { readonly kind: 'pointer'; readonly pointer: readonly string[]; readonly on: 'key' | 'value' }
  | { readonly kind: 'text'; readonly start: number; readonly end: number }
  | { readonly kind: 'body'; readonly start: number; readonly end: number };

export interface Finding {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** Relative to the site root, with `/`. */
  readonly path: string;
  readonly place: Place;
  readonly message: string;
  readonly hint?: string;
}

/** A finding with its lines and columns (both from 1; the end is exclusive), and the lines around it. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** JSON pointer of the key or value; empty where the finding is about the text or the whole file. */
  readonly pointer: string;
  readonly message: string;
  readonly hint?: string;
  /** The source line and the one before it, for showing; not part of the JSON format. */
  readonly frame: readonly { readonly line: number; readonly text: string }[];
}

export interface DiagnosticSummary {
  readonly files: number;
  readonly errors: number;
  readonly warnings: number;
}

/** How many of the needed texts are given in a language. */
export interface Share {
  readonly given: number;
  readonly needed: number;
}

/** For each language of the site the share of its prose and of its interface texts, including those of the package. */
export type Completeness = Readonly<Record<string, { readonly prose: Share; readonly interface: Share }>>;

/** The percentage with one decimal, rounded down, so that 100 means complete. It is 100 if nothing is needed. */
export function percentOf(shares: readonly Share[]): number {
  const sum = (countOf: (share: Share) => number): number => shares.reduce((total, share) => total + countOf(share), 0);
  const needed = sum((share) => share.needed);
  return needed === 0 ? 100 : Math.floor((sum((share) => share.given) / needed) * 1000) / 10;
}

/** Sorts by file, line, column and code, and removes duplicates. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const order = (a: Diagnostic, b: Diagnostic): number =>
    compare(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compare(a.code, b.code) ||
    compare(a.message, b.message);
  const seen = new Set<string>();
  return [...diagnostics].sort(order).filter((diagnostic) => {
    const key = JSON.stringify([
      diagnostic.file,
      diagnostic.line,
      diagnostic.column,
      diagnostic.code,
      diagnostic.message,
    ]);
    return !seen.has(key) && seen.add(key);
  });
}

/** The counts for the last line of a report. `files` is the number of all checked files. Notes are not counted. */
export function summarise(diagnostics: readonly Diagnostic[], files: number): DiagnosticSummary {
  const countOf = (severity: Severity): number => diagnostics.filter((one) => one.severity === severity).length;
  return { files, errors: countOf('error'), warnings: countOf('warning') };
}

/** Code-unit order, the same in every locale. */
export function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** A JSON pointer (RFC 6901). */
export function jsonPointer(path: readonly string[]): string {
  return path.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
