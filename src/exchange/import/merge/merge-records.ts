import type { ContentRecord } from '../../../content/content-index.ts';
import type { FileChange } from '../../content-files.ts';
import { removeAt, setAt } from '../../yaml/edit-yaml.ts';
import { markdownFile, openRecord } from '../../yaml/record-text.ts';
import { writeYaml } from '../../yaml/write-yaml.ts';
import { type EditionContent, editionFolder, fieldsOf, findRecord, textField } from '../edition-content.ts';
import type { ReportItem } from '../import-report.ts';
import { BODY, type RecordFields } from '../record-data.ts';
import type { LedgerRecord, LedgerSection } from './ledger.ts';
import { hashesOf, isUntouched, mergeFields } from './merge-fields.ts';

/** Records of one kind brought up to date: made, edited field by field, or removed with their source. */

export interface WantedRecord {
  readonly key: string;
  readonly ident: string;
  readonly fields: RecordFields;
  /** Written above the fields of a new file, for whoever goes on with it. */
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
  readonly section: LedgerSection;
  /** Idents of records whose files go. */
  readonly removed: ReadonlySet<string>;
}

interface Outcome {
  readonly file?: FileChange;
  readonly items: readonly ReportItem[];
}

/** `section` is what the last import made of this kind. */
export function mergeRecords(
  content: EditionContent,
  of: RecordKind,
  { wanted, section }: { readonly wanted: readonly WantedRecord[]; readonly section: LedgerSection },
): MergedRecords {
  const keys = new Set(wanted.map(({ key }) => key));
  const gone = Object.entries(section).filter(([key]) => !keys.has(key));
  const lost = gone.map(([, entry]) => lostRecord(content, of, entry));
  const outcomes = [...wanted.map((one) => mergeOne(content, of, { wanted: one, entry: section[one.key] })), ...lost];
  const made = wanted.map(({ key, ident, fields }): [string, LedgerRecord] => [
    key,
    { ident, fields: hashesOf(fields) },
  ]);
  return {
    files: outcomes.flatMap(({ file }) => file ?? []),
    items: outcomes.flatMap(({ items }) => items),
    section: Object.fromEntries(made),
    removed: new Set(gone.flatMap(([, { ident }], at) => (lost[at]?.file === undefined ? [] : [ident]))),
  };
}

function mergeOne(
  content: EditionContent,
  of: RecordKind,
  { wanted, entry }: { readonly wanted: WantedRecord; readonly entry: LedgerRecord | undefined },
): Outcome {
  const record = findRecord(content, of.kind, wanted.ident);
  if (record !== undefined) return edited(content, record, { wanted, entry });
  const path = pathOf(content, of, wanted.ident);
  if (entry !== undefined) {
    return { items: [{ kind: 'stays-deleted', path, message: 'deleted by hand, and not made again' }] };
  }
  return {
    file: { kind: 'create', path, text: newFile(content, of, wanted) },
    items: [{ kind: 'made', path, message: '' }],
  };
}

function edited(
  content: EditionContent,
  record: ContentRecord,
  { wanted, entry }: { readonly wanted: WantedRecord; readonly entry: LedgerRecord | undefined },
): Outcome {
  const { path } = record.document;
  const merged = mergeFields({ base: entry?.fields ?? {}, current: fieldsOf(record), next: wanted.fields });
  const kept: readonly ReportItem[] = merged.kept.map((name) => ({
    kind: 'kept',
    path,
    message: keptWords(name, wanted.fields[name]),
  }));
  if (merged.written.size === 0) return { items: kept };
  const text = withFields(record, content.textOf(path), { written: merged.written, order: Object.keys(wanted.fields) });
  const names = [...merged.written.keys()].map(fieldName).join(', ');
  return { file: { kind: 'replace', path, text }, items: [{ kind: 'updated', path, message: names }, ...kept] };
}

/** The source of a record is gone: so is its file, unless somebody wrote in it. */
function lostRecord(content: EditionContent, of: RecordKind, entry: LedgerRecord): Outcome {
  const record = findRecord(content, of.kind, entry.ident);
  if (record === undefined) return { items: [] };
  const { path } = record.document;
  if (isUntouched(entry.fields, fieldsOf(record)) && Object.keys(record.translations).length === 0) {
    return { file: { kind: 'remove', path }, items: [{ kind: 'removed', path, message: 'no longer in the export' }] };
  }
  return {
    items: [{ kind: 'kept', path, message: 'no longer in the export, but edited by hand: delete it if it should go' }],
  };
}

interface FieldEdits {
  readonly written: ReadonlyMap<string, unknown>;
  readonly order: readonly string[];
}

function withFields(record: ContentRecord, text: string, { written, order }: FieldEdits): string {
  const parts = openRecord(record.document.path, text);
  const inField = textField(record);
  let { yaml } = parts;
  for (const [field, value] of written) {
    const name = field === BODY ? inField : field;
    if (name === undefined) continue;
    yaml = value === undefined ? removeAt(yaml, [name]) : setAt(yaml, [name], { value, order });
  }
  if (inField !== undefined || !written.has(BODY)) return parts.with({ yaml });
  const body = (written.get(BODY) as string | undefined) ?? '';
  return parts.with({ yaml, body: body === '' ? '' : `\n${body}\n` });
}

function newFile(content: EditionContent, of: RecordKind, { ident, fields, comments = [] }: WantedRecord): string {
  const { [BODY]: body, ...data } = fields;
  const notes = comments.map((comment) => `# ${comment}\n`).join('');
  if (of.extension === 'yaml')
    return writeYaml(data, content.schemaLineOf(pathOf(content, of, ident), of.kind)) + notes;
  return markdownFile(writeYaml(data) + notes, typeof body === 'string' ? body : '');
}

export function pathOf(content: EditionContent, { folder, extension }: RecordKind, ident: string): string {
  return `${editionFolder(content)}/${folder}/${ident}.${extension}`;
}

function fieldName(name: string): string {
  return name === BODY ? 'text' : name;
}

const SHOWN = 60;

function keptWords(name: string, value: unknown): string {
  if (name === BODY) return 'text (the export has another one now)';
  if (value === undefined) return `${name} (the export has none any more)`;
  const said = typeof value === 'string' ? value : JSON.stringify(value);
  return `${name} (the export says ${said.length > SHOWN ? `${said.slice(0, SHOWN)}…` : said})`;
}
