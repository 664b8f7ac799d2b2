// Reads the JSON Schemas, for everything that is generated from them.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'js-yaml';

/**
 * A parsed schema, or a part of one, with the keywords that are used here.
 * @typedef {{
 *   $ref?: string, $defs?: Record<string, Schema>, title?: string, description?: string, $comment?: string, examples?: unknown[],
 *   type?: string | string[], enum?: unknown[], required?: string[], properties?: Record<string, Schema>,
 *   'x-form'?: Readonly<Record<string, import('./resolved-schema.js').FormHints>>,
 *   additionalProperties?: boolean | Schema, items?: Schema, if?: Schema, then?: Schema, else?: Schema,
 *   pattern?: string, minimum?: number, maximum?: number, propertyNames?: Schema, default?: unknown,
 *   const?: unknown, oneOf?: Schema[], allOf?: Schema[], tsType?: string,
 *   [annotation: `x-${string}`]: unknown,
 * }} Schema
 */

/**
 * Schemas by file name, which is also their `$id`, sorted.
 * @typedef {Map<string, Schema>} SchemaFiles
 */

/** The kinds of content records. Each has the schema `{kind}.schema.json`. */
export const KINDS = [
  'site',
  'company',
  'vat',
  'languages',
  'press',
  'page',
  'venue',
  'sponsor',
  'event',
  'edition',
  'tickets',
  'schedule',
  'survey',
  'speaker',
  'session',
  'asset',
  'faq',
  'news',
  'testimonial',
  'change',
  'i18n',
];

/** What is validated: records of all kinds, and the programme of `conf-site import json`. */
export const VALIDATED = [...KINDS, 'programme'];

/**
 * The name of the schema file for a kind of record, or for `programme`.
 * @param {string} kind
 * @returns {string}
 */
export function fileOfSchema(kind) {
  return `${kind === 'programme' ? 'import' : kind}.schema.json`;
}

/**
 * Reads all `*.schema.json` files of a folder. Throws if one of them is not JSON.
 * @param {string} schemasDir
 * @returns {Promise<SchemaFiles>}
 */
export async function readSchemas(schemasDir) {
  const names = (await readdir(schemasDir)).filter((name) => name.endsWith('.schema.json')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(schemasDir, name), 'utf8')));
  return new Map(names.map((name, index) => [name, JSON.parse(texts[index] ?? '')]));
}

/**
 * Reads the schema of what the editor sends: a property for each request, with its body.
 * @param {string} schemasDir
 */
export async function readRequests(schemasDir) {
  const schema = load(await readFile(join(schemasDir, 'editor/requests.yaml'), 'utf8'));
  return /** @type {Schema & { properties: Record<string, Schema>, $defs: Record<string, Schema> }} */ (schema);
}

/**
 * Finds the target of a `$ref` in `file`. Throws if there is no such schema.
 * @param {SchemaFiles} schemas
 * @param {string} ref a sibling file with or without a JSON pointer, or a pointer alone
 * @param {string} file
 * @returns {{ schema: Schema, file: string, pointer: string }}
 */
export function resolveRef(schemas, ref, file) {
  const [name, pointer = ''] = ref.split('#');
  const target = name || file;
  const steps = pointer.split('/').slice(1);
  const schema = steps.reduce(
    (part, step) => /** @type {Record<string, Schema> | undefined} */ (part)?.[step],
    schemas.get(target),
  );
  if (schema === undefined) throw new Error(`${file}: $ref "${ref}" points to nothing`);
  return { schema, file: target, pointer };
}
