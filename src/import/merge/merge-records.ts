import type { ContentRecord } from '../../content/content-index.ts';
import type { FileChange } from '../../content-edits/content-files.ts';
import { editYaml } from '../../content-edits/yaml/open-yaml.ts';
import { markdownFile, openRecord } from '../../content-edits/yaml/record-text.ts';
import { writeYaml } from '../../content-edits/yaml/write-yaml.ts';
import { type EditionContent, editionFolder, fieldsOf, findRecord, textField } from '../edition-content.ts';
import type { ReportItem } from '../import-report.ts';
import { BODY, type RecordFields } from '../imported-fields.ts';
import { portraitFolder } from '../portraits/portrait-source.ts';
import type { RecordState, RecordStates } from './import-state.ts';
import { hashesOf, isUntouched, mergeFields } from './merge-fields.ts';

/**
 * Updates the records of one kind: creates new ones, merges existing ones by field, and removes those that the export
 * no longer has.
 */

export interface WantedRecord {
  readonly key: string;
  readonly ident: string;
  readonly fields: RecordFields;
  /** Comments at the end of a new file's YAML. */
  readonly comments?: readonly string[];
}

export interface RecordKind {
  readonly kind: 'speaker' | 'session' | 'asset';
  readonly folder: 'speakers' | 'sessions' | 'assets';
  readonly extension: 'md' | 'yaml';
}

export interface MergedRecords {
  readonly files: readonly FileChange[];
  readonly items: readonly ReportItem[];
  readonly states: RecordStates;
  /** The idents of removed records. */
  readonly removed: ReadonlySet<string>;
}

interface Outcome {
  readonly file?: FileChange;
  readonly items: readonly ReportItem[];
}

/** `states` is the state of the last import. */
export function mergeRecords(
  content: EditionContent,
  kind: RecordKind,
  { wanted, states }: { readonly wanted: readonly WantedRecord[]; readonly states: RecordStates },
): MergedRecords {
  const keys = new Set(wanted.map(({ key }) => key));
  const missing = Object.entries(states).filter(([key]) => !keys.has(key));
  const removals = missing.map(([, state]) => removeRecord(content, kind, state));
  const outcomes = [
    ...wanted.map((one) => mergeRecord(content, kind, { wanted: one, state: states[one.key] })),
    ...removals,
  ];
  const newStates = wanted.map(({ key, ident, fields }): [string, RecordState] => [
    key,
    { ident, fields: hashesOf(fields) },
  ]);
  return {
    files: outcomes.flatMap(({ file }) => file ?? []),
    items: outcomes.flatMap(({ items }) => items),
    states: Object.fromEntries(newStates),
    removed: new Set(missing.flatMap(([, { ident }], at) => (removals[at]?.file === undefined ? [] : [ident]))),
  };
}

function mergeRecord(
  content: EditionContent,
  kind: RecordKind,
  { wanted, state }: { readonly wanted: WantedRecord; readonly state: RecordState | undefined },
): Outcome {
  const record = findRecord(content, kind.kind, wanted.ident);
  if (record !== undefined) return updateRecord(content, record, { wanted, state });
  const path = pathOf(content, kind, wanted.ident);
  if (state !== undefined) {
    return { items: [{ kind: 'stays-deleted', path, message: 'deleted by hand, and not created again' }] };
  }
  return {
    file: { kind: 'create', path, text: newFile(content, kind, wanted) },
    items: [{ kind: 'made', path, message: '' }],
  };
}

function updateRecord(
  content: EditionContent,
  record: ContentRecord,
  { wanted, state }: { readonly wanted: WantedRecord; readonly state: RecordState | undefined },
): Outcome {
  const { path } = record.document;
  const merged = mergeFields({ base: state?.fields ?? {}, current: fieldsOf(record), next: wanted.fields });
  const conflicts: readonly ReportItem[] = merged.conflicts.map((name) => ({
    kind: 'kept',
    path,
    message: conflictMessage(name, wanted.fields[name]),
  }));
  if (merged.updates.size === 0) return { items: conflicts };
  const before = content.textOf(path);
  const text = withFields(record, before, { updates: merged.updates, order: Object.keys(wanted.fields) });
  const names = [...merged.updates.keys()].map(fieldName).join(', ');
  return {
    file: { kind: 'replace', path, text, before },
    items: [{ kind: 'updated', path, message: names }, ...conflicts],
  };
}

/**
 * Removes the file of a record that the export no longer has, unless it was edited by hand. A fetched portrait is no
 * edit; its file stays, since something else may show it.
 */
function removeRecord(content: EditionContent, kind: RecordKind, state: RecordState): Outcome {
  const record = findRecord(content, kind.kind, state.ident);
  if (record === undefined) return { items: [] };
  const { path } = record.document;
  const { image, ...others } = fieldsOf(record);
  const portrait = typeof image === 'string' && image.startsWith(`${portraitFolder(content)}/`) ? image : undefined;
  const fields = portrait === undefined ? fieldsOf(record) : others;
  if (isUntouched(state.fields, fields) && Object.keys(record.translations).length === 0) {
    const more = portrait === undefined ? '' : `; delete content/media/${portrait} too`;
    const message = `no longer in the export${more}`;
    return {
      file: { kind: 'remove', path, before: content.textOf(path) },
      items: [{ kind: 'removed', path, message }],
    };
  }
  return {
    items: [
      { kind: 'kept', path, message: 'no longer in the export, but edited by hand: delete it if you do not need it' },
    ],
  };
}

interface FieldEdits {
  readonly updates: ReadonlyMap<string, unknown>;
  readonly order: readonly string[];
}

function withFields(record: ContentRecord, text: string, { updates, order }: FieldEdits): string {
  const parts = openRecord(record.document.path, text);
  const inField = textField(record);
  const yaml = editYaml(parts.yaml, (edited) => {
    for (const [field, value] of updates) {
      const name = field === BODY ? inField : field;
      if (name !== undefined) edited.set([name], { value, order });
    }
  });
  if (inField !== undefined || !updates.has(BODY)) return parts.with({ yaml });
  const body = (updates.get(BODY) as string | undefined) ?? '';
  return parts.with({ yaml, body: body === '' ? '' : `\n${body}\n` });
}

function newFile(content: EditionContent, kind: RecordKind, { ident, fields, comments = [] }: WantedRecord): string {
  const { [BODY]: body, ...data } = fields;
  const notes = comments.map((comment) => `# ${comment}\n`).join('');
  if (kind.extension === 'yaml')
    return writeYaml(data, content.schemaLineOf(pathOf(content, kind, ident), kind.kind)) + notes;
  return markdownFile(writeYaml(data) + notes, typeof body === 'string' ? body : '');
}

export function pathOf(content: EditionContent, { folder, extension }: RecordKind, ident: string): string {
  return `${editionFolder(content)}/${folder}/${ident}.${extension}`;
}

function fieldName(name: string): string {
  return name === BODY ? 'text' : name;
}

const MAX_SHOWN_LENGTH = 60;

function conflictMessage(name: string, value: unknown): string {
  if (name === BODY) return 'text (the export has a new one)';
  if (value === undefined) return `${name} (the export no longer has one)`;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `${name} (the export has ${text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text})`;
}
