import { fieldAnnotations, kindTitles } from 'conf-site:schemas';
import type { ContentIndex } from '../../content/content-index.ts';
import { placeOf } from '../../content/kinds.ts';
import { bodyFieldOf } from '../../content/schema-annotations.ts';
import { isRecord, partOf } from '../../content-edits/record-values.ts';
import { pathAtLine } from '../../content-edits/yaml/path-at-line.ts';
import { openRecord } from '../../content-edits/yaml/record-text.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { FieldProblem, Pointer, RecordProblems } from '../../domain/editor/edit.ts';
import { INTERFACE_TEXTS } from '../../domain/editor/edit-texts.ts';
import { titleOf } from './record-titles.ts';
import type { RecordValue } from './record-value.ts';
import { reviewCommentOf } from './review-comments.ts';

/** A record whose problems are looked for: the path of its main file, and its value. */
export interface ProblemsOf {
  readonly path: string;
  readonly value: RecordValue;
  readonly base: string;
  readonly index: ContentIndex;
  /** The texts of its files, by path. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * What a check says of a record and, because of it, of others. `before` are the diagnostics of the saved content: those
 * of other records are left out.
 */
export function recordProblems(
  diagnostics: readonly Diagnostic[],
  before: readonly Diagnostic[],
  of: ProblemsOf,
): RecordProblems {
  const known = new Set(before.map(identityOf));
  const isOwn = ({ file }: Diagnostic): boolean => mainPath(file, of.index) === of.path;
  return {
    own: ownProblems(diagnostics, of),
    others: diagnostics
      .filter((one) => !isOwn(one) && one.severity !== 'note' && !known.has(identityOf(one)))
      .map((one) => ({ ...fieldProblem(one, pointerIn(one)), ...ownerOf(one.file, of.index) })),
  };
}

/** What a check says of a record, with pointers into its value. */
export function ownProblems(diagnostics: readonly Diagnostic[], of: ProblemsOf): readonly FieldProblem[] {
  return diagnostics
    .filter(({ file, severity }) => severity !== 'note' && mainPath(file, of.index) === of.path)
    .map((one) => fieldProblem(one, valuePointer(one, of)));
}

/** The path of the record that a file belongs to: that of its main file. */
export function mainPath(file: string, index: ContentIndex): string {
  if (file.startsWith(`${INTERFACE_TEXTS}/`)) return INTERFACE_TEXTS;
  const place = placeOf(file, new Set(index.languages));
  if (place?.language === undefined) return file;
  return file.replace(/\.[^./]+\.md$/, '.md');
}

/** What a diagnostic is about and says, without its lines, which move with every edit. */
function identityOf({ file, code, pointer, message }: Diagnostic): string {
  return [file, code, pointer, message].join('\n');
}

function ownerOf(file: string, index: ContentIndex): { readonly path: string; readonly title: string } {
  const path = mainPath(file, index);
  if (path === INTERFACE_TEXTS) return { path, title: kindTitles['i18n'] ?? path };
  const record = index.records.find(({ document }) => document.path === path);
  return { path, title: record === undefined ? path : titleOf(record, index) };
}

export function fieldProblem(diagnostic: Diagnostic, pointer: Pointer): FieldProblem {
  const { code, message, hint } = diagnostic;
  const severity = diagnostic.severity === 'error' ? 'error' : 'warning';
  const review = reviewCommentOf(diagnostic);
  // The hint of a comment says to delete it in the file, for which the editor has a button.
  if (review !== undefined) return { severity, code, pointer, message, review };
  return { severity, code, pointer, message, ...(hint && { hint }) };
}

/** The pointer in the merged value: with the language if the text of one file is one of several there. */
function valuePointer(diagnostic: Diagnostic, { path, value, base, index, texts }: ProblemsOf): Pointer {
  const place = placeOf(diagnostic.file, new Set(index.languages));
  const language = diagnostic.file === path ? base : place?.language;
  const bodyField = bodyFieldOf(fieldAnnotations[place?.kind ?? ''] ?? []);
  const pointer = pointerInFile(diagnostic, { text: texts.get(diagnostic.file) ?? '', bodyField });
  const found = pointer.reduce<unknown>(partOf, value);
  const isInLanguages = isRecord(found) && Object.keys(found).every((key) => index.languages.includes(key));
  return isInLanguages && language !== undefined && language in found ? [...pointer, language] : pointer;
}

interface SourceFile {
  readonly text: string;
  readonly bodyField: string | undefined;
}

/** Where in the data of its file a diagnostic is. One without a pointer has lines, in the Markdown or in the YAML. */
function pointerInFile(diagnostic: Diagnostic, { text, bodyField }: SourceFile): Pointer {
  const { code, file, line, message, frame } = diagnostic;
  const pointer = pointerIn(diagnostic);
  if (code === 'image-without-alt') return [...pointer, 'alt'];
  const missing = code === 'field-missing' ? /^The field "([^"]+)"/.exec(message)?.[1] : undefined;
  if (missing !== undefined) return [...pointer, missing];
  if (pointer.length > 0 || frame.length === 0) return pointer;
  const isBody = file.endsWith('.md') && line > frontMatterLines(text);
  if (isBody) return bodyField === undefined ? [] : [bodyField];
  const { yaml } = openRecord(file, text);
  return pathAtLine(yaml, file.endsWith('.md') ? line - 1 : line).map(String);
}

/** The number of lines of the front matter, with the lines of hyphens; 0 if there is none. */
function frontMatterLines(text: string): number {
  const front = /^\uFEFF?---[^\n]*\n(?:[^\n]*\n)*?---[ \t]*\r?(?=\n|$)/.exec(text)?.[0];
  return front === undefined ? 0 : front.split('\n').length;
}

/** The pointer of a diagnostic in the data of its file. */
export function pointerIn({ pointer }: Diagnostic): Pointer {
  const parts = pointer.split('/').slice(1);
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
