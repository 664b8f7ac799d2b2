import { kindTitles } from 'conf-site:schemas';
import type { ContentRecord } from '../../content/content-index.ts';
import { placeOf } from '../../content/kinds.ts';
import type { Roots } from '../../content/roots.ts';
import type { FileChange } from '../../content-edits/content-files.ts';
import { isRecord } from '../../content-edits/record-values.ts';
import { HintedError } from '../../diagnostics/hinted-error.ts';
import type { OpenRecord, RecordProblems, Value } from '../../domain/editor/edit.ts';
import type { EditService } from '../../domain/editor/edit-requests.ts';
import { INTERFACE_TEXTS } from '../../domain/editor/edit-texts.ts';
import type { FieldForm } from '../../domain/editor/form-fields.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import { recordPages } from '../../pipeline/record-pages.ts';
import type { OpenContent } from '../change/open-change.ts';
import { openTextEditing } from '../texts/text-editing.ts';
import { addPicture } from './add-picture.ts';
import { createHistory, type HistoryOfEdits } from './edit-history.ts';
import { type EventEditing, openEventEditing } from './event-editing.ts';
import { conflictOf, textsAfter } from './file-conflict.ts';
import { createdFiles, draftRecord } from './new-record.ts';
import { recordChanges } from './record-changes.ts';
import { recordChoices } from './record-choices.ts';
import { allFiles, bytesBelow, newRecordFiles, type RecordFiles, readRecordFiles, versionsOf } from './record-files.ts';
import { recordGroups, siteLanguages } from './record-groups.ts';
import { ownProblems, type ProblemsOf, recordProblems } from './record-problems.ts';
import { isOneOfMany, titleKindOf, titleOf } from './record-titles.ts';
import { baseOf, type RecordValue, recordValueOf } from './record-value.ts';
import { removedReferences } from './removed-references.ts';
import { renamedFiles } from './rename-record.ts';
import { withoutReviewComment } from './review-comments.ts';
import { type SavedContent, savedContent } from './saved-content.ts';
import { withUnusedPictures } from './unused-pictures.ts';

/** The requests about records. */
export type RecordEditing = EventEditing &
  Pick<
    EditService,
    'site' | 'record' | 'check' | 'save' | 'draft' | 'create' | 'rename' | 'remove' | 'history' | 'addPicture'
  >;

export interface RecordEditingOptions {
  /** Gives the current instant, at which content is checked. */
  readonly now: () => Instant;
  /** The forms of records, by kind. */
  readonly forms: Readonly<Record<string, FieldForm>>;
  /** The changes that can be undone. Share one with other handlers that change content. */
  readonly history?: HistoryOfEdits;
  /** The content, if other handlers read it, too. */
  readonly saved?: SavedContent;
  /** Whether the file at a path may be public, so that an old address of its record has to lead to the new one. */
  readonly isPublished?: (path: string) => Promise<boolean>;
}

/**
 * Answers the requests about records. Nothing is read until the first one. All files of a change are written, or none.
 * Handlers reject with `HintedError` for what a person can do something about, and with `YamlEditError`.
 */
export function openRecordEditing(roots: Roots, options: RecordEditingOptions): RecordEditing {
  const { now, forms, history = createHistory(roots.rootDir), saved = savedContent(roots, now) } = options;
  const { isPublished = async () => true } = options;
  const bytesOf = bytesBelow(roots.rootDir);
  const interfaceTexts = openTextEditing({ history, saved, bytesOf });
  const formOf = (kind: string): FieldForm =>
    forms[kind] ?? { shape: 'yaml', labelKey: kind, label: kindTitles[kind] ?? kind };

  return {
    async site() {
      const { programmes } = (await saved()).scope;
      const { index } = programmes;
      return { languages: siteLanguages(index), groups: recordGroups(programmes), history: history.next() };
    },

    async record({ path }) {
      if (path === INTERFACE_TEXTS) return interfaceTexts.record();
      const content = await saved();
      const files = await readRecordFiles(recordAt(content, path), bytesOf);
      return { ...openedRecord(content, files), form: formOf(files.place.kind) };
    },

    async check({ path, value }) {
      if (path === INTERFACE_TEXTS) return interfaceTexts.check(fieldsOf(value));
      const content = await saved();
      const record = foundRecord(content, path);
      const files = record === undefined ? draftFiles(content, path) : await readRecordFiles(record, bytesOf);
      return problemsAfter(content, files, fieldsOf(value));
    },

    async save({ path, versions, value, reviewed }) {
      if (path === INTERFACE_TEXTS) return interfaceTexts.save(fieldsOf(value), versions, reviewed);
      const content = await saved();
      const record = recordAt(content, path);
      const files = await readRecordFiles(record, bytesOf);
      const edits = recordChanges(files, fieldsOf(value), content.scope);
      const conflict = conflictOf(allFiles(files), versions, edits);
      if (conflict !== undefined) return conflict;
      const texts = reviewed === undefined ? edits : withoutReviewComment(edits, allFiles(files), reviewed);
      const changes = await withUnusedPictures(content, files, texts);
      const document = { ...record.document, data: value };
      const title = titleOf({ ...record, document }, content.scope.index);
      return history.apply({
        edited: { kind: 'saved', title, ...titleKindOf(record.place) },
        changes,
        from: path,
        to: path,
      });
    },

    async draft(wanted) {
      const { scope } = await saved();
      const { files, value } = await draftRecord(scope, wanted);
      const { place, main } = files;
      return {
        path: main.path,
        form: formOf(place.kind),
        value,
        choices: recordChoices({ place, data: value }, scope.index),
      };
    },

    async create({ value, ...wanted }) {
      const { scope } = await saved();
      const draft = await draftRecord(scope, wanted);
      const { place, main } = draft.files;
      const changes = createdFiles(scope, draft, fieldsOf(value));
      const title = titleOf({ place, document: { path: main.path, data: value, body: '', hash: '' } }, scope.index);
      return history.apply({ edited: { kind: 'created', title, ...titleKindOf(place) }, changes, to: main.path });
    },

    async rename({ path, ident }) {
      const content = await saved();
      const record = recordAt(content, path);
      if (ident === record.place.ident) return { kind: 'saved', path, files: [], history: history.next() };
      const changes = renamedFiles(content.scope, record, { ident, isPublished: await isPublished(path) });
      const title = titleOf(record, content.scope.index);
      const to = path.replace(/[^/]*(?=\.\w+$)/, ident);
      return history.apply({ edited: { kind: 'renamed', title }, changes, from: path, to });
    },

    async remove({ path, versions }) {
      const content = await saved();
      const record = recordAt(content, path);
      refuseFixed(record);
      const files = await readRecordFiles(record, bytesOf);
      const texts = allFiles(files).map(({ path, text }): FileChange => ({ kind: 'remove', path, before: text }));
      const conflict = conflictOf(allFiles(files), versions, texts);
      if (conflict !== undefined) return conflict;
      const references = removedReferences(content.scope, record);
      const changes = await withUnusedPictures(content, files, [...texts, ...references]);
      const title = titleOf(record, content.scope.index);
      return history.apply({ edited: { kind: 'removed', title }, changes, from: path });
    },

    ...openEventEditing({ now, history, saved }),

    history: ({ direction }) => history.step(direction),

    addPicture: (picture) => addPicture(roots.rootDir, picture),
  };
}

function fieldsOf(value: Value): RecordValue {
  if (isRecord(value)) return value as RecordValue;
  throw new HintedError('The value of a record has to be a map of fields.', 'reload this page', 'request-malformed');
}

function foundRecord({ scope: { index } }: OpenContent, path: string): ContentRecord | undefined {
  return index.records.find(({ place, document }) => document.path === path && place.kind !== 'i18n');
}

/** Throws `HintedError` if there is no record of that path, or if its file cannot be parsed. */
function recordAt(content: OpenContent, path: string): ContentRecord {
  const record = foundRecord(content, path);
  if (record !== undefined) return record;
  const error = content.scope.programmes.diagnostics.find(
    ({ file, severity }) => file === path && severity === 'error',
  );
  if (error === undefined)
    throw new HintedError(`There is no record ${path}.`, 'go back to the list of records', 'record-gone');
  throw new HintedError(
    `${path} cannot be edited here. Line ${error.line}: ${error.message}`,
    `${error.hint ?? 'correct it'}; do it in a text editor, and reload this page`,
    'record-unreadable',
  );
}

function draftFiles({ scope: { index } }: OpenContent, path: string): RecordFiles {
  const place = path.startsWith('content/') ? placeOf(path, new Set(index.languages)) : undefined;
  if (place === undefined || place.kind === 'i18n' || path.includes('..')) {
    throw new HintedError(`There is no record ${path}.`, 'go back to the list of records', 'record-gone');
  }
  return newRecordFiles(place, path);
}

function refuseFixed({ place }: ContentRecord): void {
  if (isOneOfMany(place)) return;
  throw new HintedError(
    'This record cannot be removed here.',
    'delete its file if the site does not need it',
    'not-removable',
  );
}

function openedRecord({ scope: { index, programmes } }: OpenContent, files: RecordFiles): Omit<OpenRecord, 'form'> {
  const { place, main } = files;
  const { path, data } = main;
  const base = baseOf(files, data as RecordValue, index);
  const value = recordValueOf(files, base);
  const record = { place, data, document: { path, data, body: main.body, hash: main.hash }, translations: {} };
  const of = { path, value, base, index, texts: textsAfter(allFiles(files)) };
  return {
    path,
    kind: place.kind,
    title: titleOf(record, index),
    ident: place.ident,
    ...(place.event === undefined ? {} : { event: place.event }),
    ...(place.year === undefined ? {} : { year: place.year }),
    isOneOfMany: isOneOfMany(place),
    versions: versionsOf(files),
    value,
    choices: recordChoices({ place, data }, index),
    pages: recordPages(record, index),
    problems: { own: ownProblems(programmes.diagnostics, of), others: [] },
  };
}

async function problemsAfter(content: OpenContent, files: RecordFiles, value: RecordValue): Promise<RecordProblems> {
  const { index, programmes } = content.scope;
  const changes = recordChanges(files, value, content.scope);
  const after = await content.checkedAfter(changes);
  const base = baseOf(files, value, index);
  const of: ProblemsOf = {
    path: files.main.path,
    value,
    base,
    index: after.index,
    texts: textsAfter(allFiles(files), changes),
  };
  return recordProblems(after.diagnostics, programmes.diagnostics, of);
}
