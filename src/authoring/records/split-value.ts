import { isRecord, isSame } from '../../content-edits/record-values.ts';
import type { RecordFile, RecordFiles } from './record-files.ts';
import { byLanguage, type RecordValue, textFieldsOf, textIn } from './record-value.ts';

/** What a file is to contain. */
export interface FileValue {
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** What the main file and the files in other languages are to contain. A file in another language can be new. */
export interface SplitValue {
  readonly main: FileValue;
  readonly siblings: Readonly<Record<string, FileValue>>;
}

export interface ValueChange {
  readonly before: RecordValue;
  readonly after: RecordValue;
  /** The languages of plain texts before and after: they differ if the language of a session changes. */
  readonly oldBase: string;
  readonly base: string;
}

type MutableFile = { data: Record<string, unknown>; body: string };

/**
 * Distributes the value of a record to its files. A text in a language goes where the record has that language: into
 * the file of that language if there is one, otherwise as a text by language into the main file. A body in another
 * language is a file of its own. Fields that have not changed are not touched.
 */
export function splitValue(files: RecordFiles, change: ValueChange): SplitValue {
  const { bodyField, prose } = textFieldsOf(files);
  const main: MutableFile = { data: { ...files.main.data }, body: files.main.body };
  const siblings: Record<string, MutableFile> = {};
  for (const [language, { data, body }] of Object.entries(files.siblings)) {
    siblings[language] = { data: { ...data }, body };
  }
  const { before, after } = change;
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const isMoved = change.base !== change.oldBase && isRecord(after[name]);
    if (isSame(before[name], after[name]) && !(isMoved && prose.includes(name))) continue;
    if (!prose.includes(name)) put(main, name, after[name]);
    else putTexts({ files, main, siblings, bodyField }, name, change);
  }
  return { main, siblings };
}

interface Target {
  readonly files: RecordFiles;
  readonly main: MutableFile;
  readonly siblings: Record<string, MutableFile>;
  readonly bodyField: string | undefined;
}

function putTexts(target: Target, name: string, { after, base }: ValueChange): void {
  const { files, main, siblings, bodyField } = target;
  const isBody = isWrittenAsBody(files.main, name, bodyField);
  const inMain: Record<string, unknown> = {};
  for (const sibling of Object.values(siblings)) putText(sibling, { name, bodyField, text: undefined });
  for (const [language, text] of Object.entries(byLanguage(after[name], base))) {
    if (language === base || !(isBody || isInSibling(files, name, { language, bodyField }))) inMain[language] = text;
    else {
      siblings[language] ??= { data: {}, body: '' };
      putText(siblings[language], { name, bodyField: isBody ? name : bodyField, text });
    }
  }
  if (isBody) main.body = String(inMain[base] ?? '');
  else put(main, name, textsOfMain(files.main.data[name], inMain, { base, after: after[name] }));
}

/** Whether a field is the Markdown of the main file: not in a YAML file, and not where the front matter has it. */
function isWrittenAsBody(main: RecordFile, name: string, bodyField: string | undefined): boolean {
  return name === bodyField && main.path.endsWith('.md') && (main.body !== '' || main.data[name] === undefined);
}

function isInSibling(
  { main, siblings }: RecordFiles,
  name: string,
  { language, bodyField }: { readonly language: string; readonly bodyField: string | undefined },
): boolean {
  const sibling = siblings[language];
  if (sibling === undefined) return false;
  if (textIn(sibling, name, bodyField) !== undefined) return true;
  const old = main.data[name];
  return !(isRecord(old) && language in old) && Object.keys(sibling.data).length > 0;
}

/** A plain text stays plain while the main file has no other language. */
function textsOfMain(
  old: unknown,
  texts: Readonly<Record<string, unknown>>,
  { base, after }: { readonly base: string; readonly after: unknown },
): unknown {
  const languages = Object.keys(texts);
  if (languages.length === 0) return undefined;
  const isPlain = languages.length === 1 && base in texts && (!isRecord(after) || !isRecord(old));
  return isPlain ? texts[base] : texts;
}

function putText(
  file: MutableFile,
  { name, bodyField, text }: { readonly name: string; readonly bodyField: string | undefined; readonly text: unknown },
): void {
  if (name !== bodyField || (file.body === '' && file.data[name] !== undefined)) put(file, name, text);
  else file.body = String(text ?? '');
}

function put(file: MutableFile, name: string, value: unknown): void {
  if (value === undefined) delete file.data[name];
  else file.data[name] = value;
}
