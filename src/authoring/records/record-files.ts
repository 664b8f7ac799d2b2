import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentRecord } from '../../content/content-index.ts';
import type { RecordPlace } from '../../content/kinds.ts';
import { hashOf } from '../../content/short-hash.ts';
import { isRecord } from '../../content-edits/record-values.ts';
import { HintedError } from '../../diagnostics/hinted-error.ts';
import type { Versions } from '../../domain/editor/edit.ts';
import { parseDocument } from '../../read/parse-document.ts';

/** A file of a record, as it is on the disk. */
export interface RecordFile {
  readonly path: string;
  /** With its byte order mark, if it has one. */
  readonly text: string;
  /** The data of the YAML file or of the front matter; empty if there is none. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The Markdown below the front matter, with LF, without blank lines around it. */
  readonly body: string;
  readonly hash: string;
}

/** The files of a record: the main one, and those with texts in other languages by language. */
export interface RecordFiles {
  readonly place: RecordPlace;
  readonly main: RecordFile;
  readonly siblings: Readonly<Record<string, RecordFile>>;
}

export type BytesOf = (path: string) => Promise<Uint8Array | undefined>;

/** Reads files below a root. Undefined for a file that does not exist. */
export function bytesBelow(rootDir: string): BytesOf {
  return (path) => readFile(join(rootDir, path)).catch(() => undefined);
}

/** Reads the files of a record again. Throws `HintedError` if one is gone or cannot be parsed. */
export async function readRecordFiles(
  { place, document, translations }: ContentRecord,
  bytesOf: BytesOf,
): Promise<RecordFiles> {
  const siblings: Record<string, RecordFile> = {};
  for (const [language, { path }] of Object.entries(translations)) siblings[language] = await fileAt(path, bytesOf);
  return { place, main: await fileAt(document.path, bytesOf), siblings };
}

/** The file of a record that does not exist yet. */
export function newRecordFiles(place: RecordPlace, path: string): RecordFiles {
  return { place, main: { path, text: '', data: {}, body: '', hash: '' }, siblings: {} };
}

/** The hash of each file, by path. */
export function versionsOf(files: RecordFiles): Versions {
  return Object.fromEntries(allFiles(files).map(({ path, hash }) => [path, hash]));
}

/** The main file, then the siblings. */
export function allFiles({ main, siblings }: RecordFiles): readonly RecordFile[] {
  return [main, ...Object.values(siblings)];
}

/** Reads a file of a record. Throws `HintedError` if it is gone or cannot be parsed. */
export async function fileAt(path: string, bytesOf: BytesOf): Promise<RecordFile> {
  const bytes = await bytesOf(path);
  if (bytes === undefined)
    throw new HintedError(`${path} does not exist any more.`, 'reload the list of records', 'file-gone');
  const { document, findings } = await parseDocument(path, bytes);
  if (document === undefined) {
    const [finding] = findings;
    throw new HintedError(
      `${path} cannot be edited here: ${finding?.message}`,
      `${finding?.hint ?? 'edit the file'}; do it in an editor for text, then reload`,
      'record-unreadable',
    );
  }
  const data = document.data ?? {};
  if (!isRecord(data)) {
    throw new HintedError(
      `${path} has no fields, so it cannot be edited here.`,
      'write its fields in a text editor',
      'record-unreadable',
    );
  }
  return {
    path,
    text: Buffer.from(bytes).toString('utf8'),
    data,
    body: trimmedBody(document.body),
    hash: hashOf(bytes),
  };
}

function trimmedBody(body: string): string {
  return body
    .replaceAll('\r\n', '\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
}
