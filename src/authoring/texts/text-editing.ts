import { kindTitles } from 'conf-site:schemas';
import type { ContentIndex } from '../../content/content-index.ts';
import { placeOf } from '../../content/kinds.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type {
  FieldProblem,
  OpenRecord,
  Pointer,
  RecordProblems,
  ReviewComment,
  SaveAnswer,
  Versions,
} from '../../domain/editor/edit.ts';
import { INTERFACE_TEXTS } from '../../domain/editor/edit-texts.ts';
import type { HistoryOfEdits } from '../records/edit-history.ts';
import { conflictOf } from '../records/file-conflict.ts';
import type { BytesOf } from '../records/record-files.ts';
import { fieldProblem, mainPath, pointerIn } from '../records/record-problems.ts';
import type { RecordValue } from '../records/record-value.ts';
import { withoutReviewComment } from '../records/review-comments.ts';
import type { SavedContent } from '../records/saved-content.ts';
import { changedFiles, ownTexts, readTextFiles, textChanges, toolTexts } from './text-files.ts';
import { textNamespaces } from './text-list.ts';

/** The requests about the record `INTERFACE_TEXTS`. A value contains only the texts that change. */
export interface TextEditing {
  record(): Promise<OpenRecord>;
  check(value: RecordValue): Promise<RecordProblems>;
  /** Removes a comment that asks for a review, too. A conflict if a file that changes has another version. */
  save(value: RecordValue, versions: Versions, reviewed?: ReviewComment): Promise<SaveAnswer>;
}

export interface TextEditingOptions {
  readonly history: HistoryOfEdits;
  readonly saved: SavedContent;
  readonly bytesOf: BytesOf;
}

const KIND = 'i18n';
const TITLE = kindTitles[KIND] ?? KIND;

/** Edits all interface texts of a site. Throws `HintedError` if a file with them cannot be parsed, and `YamlEditError`. */
export function openTextEditing({ history, saved, bytesOf }: TextEditingOptions): TextEditing {
  return {
    async record() {
      const { index, programmes } = (await saved()).scope;
      const files = await readTextFiles(index, bytesOf);
      return {
        path: INTERFACE_TEXTS,
        kind: KIND,
        title: TITLE,
        ident: KIND,
        isOneOfMany: false,
        versions: Object.fromEntries(files.map(({ path, hash }) => [path, hash])),
        form: { shape: 'yaml', labelKey: KIND, label: TITLE },
        value: {},
        choices: {},
        pages: {},
        problems: { own: textProblems(programmes.diagnostics, index), others: [] },
        texts: textNamespaces(index, { own: ownTexts(files), tool: toolTexts(index) }),
      };
    },

    async check(value) {
      const { scope, checkedAfter } = await saved();
      const files = await readTextFiles(scope.index, bytesOf);
      const changed = changedFiles(value, files, scope.index);
      const after = await checkedAfter(changed.flatMap(([file, texts]) => textChanges(file, texts, scope)));
      return { own: textProblems(after.diagnostics, after.index), others: [] };
    },

    async save(value, versions, reviewed) {
      const { scope } = await saved();
      const files = await readTextFiles(scope.index, bytesOf);
      const changed = changedFiles(value, files, scope.index);
      const edits = changed.flatMap(([file, texts]) => textChanges(file, texts, scope));
      const paths = new Set([...changed.map(([{ path }]) => path), ...(reviewed === undefined ? [] : [reviewed.file])]);
      const expected = Object.entries(versions).filter(([path]) => paths.has(path));
      const existing = files.filter(({ path }) => paths.has(path));
      const conflict = conflictOf(existing, Object.fromEntries(expected), edits);
      if (conflict !== undefined) return conflict;
      const changes = reviewed === undefined ? edits : withoutReviewComment(edits, files, reviewed);
      return history.apply({
        edited: { kind: 'saved', title: TITLE, titleKind: KIND },
        changes,
        from: INTERFACE_TEXTS,
        to: INTERFACE_TEXTS,
      });
    },
  };
}

/** What a check says of interface texts. The pointers are those of the value: language, namespace, and the keys. */
function textProblems(diagnostics: readonly Diagnostic[], index: ContentIndex): readonly FieldProblem[] {
  return diagnostics
    .filter(({ file, severity }) => severity !== 'note' && mainPath(file, index) === INTERFACE_TEXTS)
    .map((one) => fieldProblem(one, textPointer(one, index)));
}

/** A missing text has no place in a file, so only the message names it. */
function textPointer(diagnostic: Diagnostic, index: ContentIndex): Pointer {
  const { file, code, message } = diagnostic;
  const place = placeOf(file, new Set(index.languages));
  if (place?.language === undefined) return [];
  const missing = /^The text "([^"]+)" (?:is missing|has no plural form (\w+))/.exec(message);
  const [, name, form] = code === 'translation-missing' ? (missing ?? []) : [];
  const keys = name === undefined ? pointerIn(diagnostic) : `${name}${form === undefined ? '' : `_${form}`}`.split('.');
  return [place.language, place.ident, ...keys];
}
