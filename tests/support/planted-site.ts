import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { placeOf } from '../../src/content/kinds.ts';
import { type ContentCopy, copyContent } from './content-copy.ts';
import { runTool } from './run-tool.ts';
import { type TextField, textFields } from './text-fields.ts';

/** A field whose value is replaced. An empty pointer stands for the body of a Markdown file. */
export interface PlantedField extends TextField {
  readonly path: string;
}

/** Gives the text for a field; `at` is the index of the field. */
export type Planting = (field: PlantedField, at: number) => string;

export interface PlantedSite extends ContentCopy {
  /** `accepted` fields contain their planted text. `refused` fields have their original value, because `check` refused the planted one. */
  readonly accepted: readonly PlantedField[];
  readonly refused: readonly PlantedField[];
}

interface Source {
  readonly path: string;
  readonly data: unknown;
  readonly body: string;
}

const ROUNDS = 12;

/**
 * A copy of a site with a planted text in each of its text fields, except where `check` reports an error. `among` limits the
 * fields. Throws if errors remain.
 */
export async function plantedSite(
  siteDir: string,
  planting: Planting,
  among?: readonly PlantedField[],
): Promise<PlantedSite> {
  const copy = copyContent(siteDir);
  const sources = sourcesOf(copy);
  // Interface texts come last, so that their number does not influence the words of other fields.
  const [interfaceTexts, records] = [sources.filter(isInterface), sources.filter((source) => !isInterface(source))];
  const all = [...records, ...interfaceTexts].flatMap(fieldsOf);
  const words = new Map(all.map((field, at) => [nameOf(field), planting(field, at)]));
  for (const source of interfaceTexts)
    for (const field of fieldsOf(source)) words.set(nameOf(field), filledLike(source, field, words));
  const wanted = new Set(among?.map(nameOf));
  let accepted: readonly PlantedField[] = among === undefined ? all : all.filter((field) => wanted.has(nameOf(field)));
  for (let round = 0; round < ROUNDS; round += 1) {
    const here = new Set(accepted.map(nameOf));
    for (const source of sources) {
      const own = accepted.filter(({ path }) => path === source.path);
      copy.write(source.path, textOf(source, own, words));
    }
    const errors = await errorsOf(copy.rootDir);
    if (errors.length === 0) return { ...copy, accepted, refused: all.filter((field) => !here.has(nameOf(field))) };
    accepted = withoutErrors(accepted, errors);
  }
  throw new Error(`The planted site is not sound: ${JSON.stringify(await errorsOf(copy.rootDir))}`);
}

const isInterface = ({ path }: Source): boolean => path.startsWith('content/i18n/');

const nameOf = ({ path, pointer }: PlantedField): string => `${path}#${pointer.join('/')}`;

function sourcesOf({ rootDir, read }: ContentCopy): readonly Source[] {
  return readdirSync(join(rootDir, 'content'), { recursive: true, encoding: 'utf8' })
    .map((path) => `content/${path}`)
    .filter((path) => /\.(?:yaml|md)$/.test(path) && !/\/media\/|README/.test(path))
    .sort()
    .map((path) => {
      const text = read(path);
      const [, front = text, body = ''] = path.endsWith('.md')
        ? (/^---\n([\s\S]*?\n)---\n?([\s\S]*)$/.exec(text) ?? ['', '', text])
        : [];
      return { path, data: (parse(front) as unknown) ?? {}, body };
    });
}

/** The text fields of a record. In a file of another language, only the fields that it contains. */
function fieldsOf({ path, data, body }: Source): readonly PlantedField[] {
  const place = placeOf(path, new Set(['en', 'hr']));
  if (place === undefined) return [];
  const fields = textFields(place.kind, data).filter(
    ({ pointer: [name = ''] }) => place.language === undefined || Object.hasOwn(data as object, name),
  );
  const ofBody = body.trim() === '' ? [] : [{ path, pointer: [], kind: 'markdown' as const }];
  return [...fields.map((field) => ({ path, ...field })), ...ofBody];
}

/** The planted value of an interface text. It must contain exactly the variables of the original. */
function filledLike({ data }: Source, field: PlantedField, words: ReadonlyMap<string, string>): string {
  const had = field.pointer.reduce<unknown>((within, key) => (within as Record<string, unknown>)[key], data);
  const variables = String(had).match(/\{\{[^}]+\}\}/g) ?? [];
  return [(words.get(nameOf(field)) ?? '').replaceAll('{{', '{ {'), ...variables].join(' ');
}

/** The text of the file with the planted words. Data is written as JSON, which is also YAML. */
function textOf(
  { path, data, body }: Source,
  fields: readonly PlantedField[],
  words: ReadonlyMap<string, string>,
): string {
  const planted = structuredClone(data) as Record<string, unknown>;
  let text = body;
  for (const field of fields) {
    const word = words.get(nameOf(field)) as string;
    const last = field.pointer.at(-1);
    if (last === undefined) text = `\n${word}\n`;
    else holderOf(planted, field.pointer)[last] = word;
  }
  return path.endsWith('.md')
    ? `---\n${JSON.stringify(planted, null, 1)}\n---\n${text}`
    : `${JSON.stringify(planted, null, 1)}\n`;
}

function holderOf(data: Record<string, unknown>, pointer: readonly string[]): Record<string, unknown> {
  return pointer.slice(0, -1).reduce((within, key) => within[key] as Record<string, unknown>, data);
}

export interface ReportedError {
  readonly severity: string;
  readonly code: string;
  readonly file: string;
  readonly pointer: string;
}

export async function errorsOf(rootDir: string): Promise<readonly ReportedError[]> {
  const { stdout, stderr } = await runTool(['--root', rootDir, 'check', '--format', 'json']);
  if (stderr !== '') throw new Error(stderr);
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly ReportedError[] };
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/** Removes the fields with errors. If an error matches no planted field, removes all fields of its file. */
function withoutErrors(fields: readonly PlantedField[], errors: readonly ReportedError[]): readonly PlantedField[] {
  const dropped = new Set(
    errors.flatMap(({ file, pointer }) => {
      const own = fields.filter(({ path }) => path === file);
      const met = own.filter((field) => isMet(`/${field.pointer.join('/')}`, pointer));
      return (met.length > 0 ? met : own).map(nameOf);
    }),
  );
  return fields.filter((field) => !dropped.has(nameOf(field)));
}

function isMet(planted: string, reported: string): boolean {
  if (reported === '') return planted === '/';
  return planted === reported || planted.startsWith(`${reported}/`);
}
