import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRecordsOf } from '../../content/content-index.ts';
import { type Kind, placeOf } from '../../content/kinds.ts';
import type { FileChange } from '../../content-edits/content-files.ts';
import { RequestError } from '../../content-edits/errors.ts';
import { isRecord } from '../../content-edits/record-values.ts';
import { schemaLine } from '../../content-edits/site-schemas.ts';
import { openRecord } from '../../content-edits/yaml/record-text.ts';
import { readYaml } from '../../content-edits/yaml/yaml-places.ts';
import { HintedError } from '../../diagnostics/hinted-error.ts';
import { defined } from '../../domain/defined.ts';
import type { NewRecord } from '../../domain/editor/edit.ts';
import { newFiles } from '../new/new-files.ts';
import { type NewScope, slugIn } from '../new/new-scope.ts';
import { recordChanges } from './record-changes.ts';
import { newRecordFiles, type RecordFiles } from './record-files.ts';
import { isOneOfMany } from './record-titles.ts';
import type { RecordValue } from './record-value.ts';

/** A new record that is not written yet. */
export interface Draft {
  readonly files: RecordFiles;
  /** The values that are known, without texts that somebody still has to write. */
  readonly value: RecordValue;
  /** Placeholder pictures that the value names. */
  readonly pictures: readonly FileChange[];
}

/**
 * Drafts a record as `conf-site new` does, but without its explanations, and visible. Throws `HintedError` if the title
 * gives no ident, or if there is such a record already.
 */
export async function draftRecord(scope: NewScope, wanted: NewRecord): Promise<Draft> {
  const { kind, title, ...options } = wanted;
  const isNamed = isOneOfMany({ kind: kind as never });
  if (isNamed) refuseWithoutIdent(scope, wanted);
  const files = await newFiles(scope, { ...defined(options), kind, name: isNamed ? title : '' }).catch(
    inEditor('choose another title, or another name for the address'),
  );
  const [main, ...others] = files;
  if (main === undefined || !('text' in main))
    throw new HintedError(`No ${kind} can be made here.`, 'choose another kind', 'kind-not-here');
  const place = placeOf(main.path, new Set(scope.index.languages));
  if (place === undefined)
    throw new HintedError(`No ${kind} can be made here.`, 'choose another kind', 'kind-not-here');
  const pictures = others.filter(({ path }) => path.startsWith(MEDIA));
  const text = pictures.reduce((now, { path }) => now.replaceAll(nameIn(path), nameIn(asPlaceholder(path))), main.text);
  const data = readYaml(openRecord(main.path, text).yaml).value;
  const { visible, hidden, ...value } = (withoutTodo(data) ?? {}) as Record<string, never>;
  return {
    files: newRecordFiles(place, main.path),
    value,
    pictures: pictures.map((picture) => ({ ...picture, path: asPlaceholder(picture.path) })),
  };
}

const MEDIA = 'content/media/';

/** The name of a picture in records. */
function nameIn(path: string): string {
  return path.slice(MEDIA.length);
}

/** The path of a placeholder: another one than that of the real picture, which a person mostly calls after the record. */
function asPlaceholder(path: string): string {
  return path.replace(/(?=\.\w+$)/, '-placeholder');
}

/** The files of a new record with a value, and the placeholder pictures that the value names. */
export function createdFiles(scope: NewScope, { files, pictures }: Draft, value: RecordValue): readonly FileChange[] {
  const { path } = files.main;
  const { kind } = files.place;
  const line = ownSchemaLine(scope, { path, kind });
  const named = JSON.stringify(value);
  return [
    ...recordChanges(files, value, { index: scope.index, schemaLine: line }),
    ...pictures.filter((picture) => named.includes(JSON.stringify(nameIn(picture.path)))),
  ];
}

/** The comment that a new YAML file begins with: the one that names its schema, if the other files of its kind have it. */
export function ownSchemaLine(
  scope: NewScope,
  file: { readonly path: string; readonly kind: Kind },
): string | undefined {
  return hasSchemaLines(scope, file.kind) ? schemaLine(scope.rootDir, file) : undefined;
}

/** Whether the YAML files of a kind begin with the comment that names their schema. So does the first of a kind. */
export function hasSchemaLines({ index, rootDir }: NewScope, kind: Kind): boolean {
  const others = allRecordsOf(index, kind).filter(({ document }) => document.path.endsWith('.yaml'));
  const texts = others.map(({ document }) => readFileSync(join(rootDir, document.path), 'utf8'));
  return texts.length === 0 || texts.some((text) => text.startsWith('# yaml-language-server:'));
}

/** Throws `HintedError` if there is no title, or if no ident follows from it and none is given. */
export function refuseWithoutIdent(scope: NewScope, { title, ident }: Pick<NewRecord, 'title' | 'ident'>): void {
  if (title.trim() === '') {
    throw new HintedError('The title or name is missing.', 'write it, then create the record', 'title-missing');
  }
  if (ident !== undefined || slugIn(scope)(title) !== '') return;
  throw new HintedError(
    `No address can be made of "${title}": it has no Latin, Cyrillic, Greek or Arabic letter, and no digit.`,
    'write a name for the address in Latin letters, such as bloggs-jo',
    'address-impossible',
  );
}

/** Throws a refusal of a command again, with a code, and with another hint if its own one names options or commands. */
export function inEditor(hint: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof RequestError)) throw error;
    const ownHint = /--|conf-site /.test(error.hint) ? hint : error.hint;
    throw new HintedError(error.message, ownHint, error.failureCode ?? 'not-creatable');
  };
}

/** Removes texts that are only a reminder to write them. */
function withoutTodo(value: unknown): unknown {
  if (typeof value === 'string') return /^TODO\b/.test(value) ? undefined : value;
  if (Array.isArray(value)) return value.map(withoutTodo).filter((item) => item !== undefined);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, withoutTodo(item)] as const);
  const rest = entries.filter(([, item]) => item !== undefined);
  return rest.length === 0 && entries.length > 0 ? undefined : Object.fromEntries(rest);
}
