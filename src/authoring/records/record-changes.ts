import type { ContentIndex } from '../../content/content-index.ts';
import type { FileChange } from '../../content-edits/content-files.ts';
import { isSame } from '../../content-edits/record-values.ts';
import { editYaml } from '../../content-edits/yaml/open-yaml.ts';
import { markdownFile, openRecord } from '../../content-edits/yaml/record-text.ts';
import { writeYaml } from '../../content-edits/yaml/write-yaml.ts';
import { editFile } from '../../content-edits/yaml/yaml-places.ts';
import { languageSegment } from '../../domain/language-tag.ts';
import { keyOrderOf, type OrderKeys } from './key-order.ts';
import type { RecordFile, RecordFiles } from './record-files.ts';
import { baseOf, type RecordValue, recordValueOf, tidyValue } from './record-value.ts';
import { type FileValue, splitValue } from './split-value.ts';

export interface ChangeContext {
  readonly index: ContentIndex;
  /** The comment with the schema that a new YAML file begins with. */
  readonly schemaLine?: string | undefined;
}

/**
 * The changes of the files of a record that give it a value. Only what differs is written: all other bytes of a file
 * stay, with comments, order, quotes and line breaks. Throws `YamlEditError`.
 */
export function recordChanges(files: RecordFiles, value: RecordValue, context: ChangeContext): readonly FileChange[] {
  const { place, main } = files;
  const oldBase = baseOf(files, main.data as RecordValue, context.index);
  const before = recordValueOf(files, oldBase);
  const newBase = baseOf(files, value, context.index);
  const after = tidyValue(value, { before, kind: place.kind, base: newBase });
  const split = splitValue(files, { before, after, oldBase, base: newBase });
  const order = keyOrderOf(place.kind);
  const siblings = Object.entries(split.siblings).flatMap(([language, wanted]) => {
    const path = main.path.replace(/\.\w+$/, `.${languageSegment(language)}.md`);
    return siblingChange(files.siblings[language], wanted, { path, order });
  });
  return [...mainChange(main, split.main, { order, schemaLine: context.schemaLine }), ...siblings];
}

interface Writing {
  readonly order: OrderKeys;
  readonly schemaLine?: string | undefined;
}

function mainChange(main: RecordFile, wanted: FileValue, { order, schemaLine }: Writing): readonly FileChange[] {
  if (main.hash !== '') return replaced(main, wanted, order);
  const data = order(wanted.data, undefined) as object;
  const text = main.path.endsWith('.md') ? newMarkdown(data, wanted.body) : writeYaml(data, schemaLine);
  return [{ kind: 'create', path: main.path, text }];
}

function siblingChange(
  old: RecordFile | undefined,
  wanted: FileValue,
  { path, order }: { readonly path: string; readonly order: OrderKeys },
): readonly FileChange[] {
  const isEmpty = Object.keys(wanted.data).length === 0 && wanted.body === '';
  if (old === undefined) {
    return isEmpty
      ? []
      : [{ kind: 'create', path, text: newMarkdown(order(wanted.data, undefined) as object, wanted.body) }];
  }
  const wasEmpty = Object.keys(old.data).length === 0 && old.body === '';
  return isEmpty && !wasEmpty ? [{ kind: 'remove', path: old.path, before: old.text }] : replaced(old, wanted, order);
}

function newMarkdown(data: object, body: string): string {
  return markdownFile(Object.keys(data).length === 0 ? '' : writeYaml(data), body);
}

function replaced(file: RecordFile, wanted: FileValue, order: OrderKeys): readonly FileChange[] {
  const text = editedText(file, wanted, order);
  return text === file.text ? [] : [{ kind: 'replace', path: file.path, text, before: file.text }];
}

/** The text of a file with other data and another body. Throws `YamlEditError` with the path of the file. */
export function editedText(file: RecordFile, wanted: FileValue, order: OrderKeys): string {
  return editFile(file.path, () => textWith(file, wanted, order));
}

function textWith(file: RecordFile, { data, body }: FileValue, order: OrderKeys): string {
  const mark = file.text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const record = openRecord(file.path, file.text.slice(mark.length));
  const value = order(data, file.data);
  const isSameData = isSame(file.data, value);
  const yaml = isSameData ? record.yaml : editYaml(record.yaml, (edited) => edited.set([], { value }));
  const isSameBody = body === file.body;
  if (yaml === record.yaml && isSameBody) return file.text;
  const newBody = isSameBody ? undefined : editedBody(record.body ?? '', body, file.text);
  if (record.yaml === '' && yaml === '' && newBody !== undefined) return mark + newBody;
  return mark + record.with({ yaml, ...(newBody === undefined ? {} : { body: newBody }) });
}

/** A body with the blank lines and line breaks that the old one had around it. */
function editedBody(old: string, body: string, fileText: string): string {
  const [above = ''] = /^(?:[ \t]*\r?\n)*/.exec(old) ?? [];
  const [below = ''] = /\s*$/.exec(old) ?? [];
  const isNew = old.trim() === '';
  const text = isNew ? `\n${body}\n` : `${above}${body}${below === '' ? '\n' : below}`;
  if (body === '') return '';
  return fileText.includes('\r\n') ? text.replace(/\r?\n/g, '\r\n') : text;
}
