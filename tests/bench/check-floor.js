/**
 * The least work that a check can do: reads every YAML and Markdown file once, parses it with js-yaml, and validates it
 * against its schema with the tool's own validators. References are not resolved, and problems are neither located nor reported.
 *
 * Bundled by `measure-check.js`. Usage: node check-floor.js CONTENT_DIR. Prints `{ records, invalid }`.
 */

import { fieldAnnotations, validators } from 'conf-site:schemas';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { placeOf } from '../../src/content/kinds.ts';

const [contentDir = ''] = process.argv.slice(2);
const read = (/** @type {string} */ path) => readFileSync(join(contentDir, path), 'utf8');
const { languages } = /** @type {{ languages: { option: string }[] }} */ (load(read('languages.yaml')));
const codes = new Set(languages.map(({ option }) => option));

const counts = { records: 0, invalid: 0 };
for (const path of readdirSync(contentDir, { recursive: true, encoding: 'utf8' })) {
  const place = placeOf(`content/${path}`, codes);
  if (place === undefined) continue;
  const { data, body } = parts(path, read(path));
  if (place.language !== undefined && place.kind !== 'i18n') continue;
  const bodyField = fieldAnnotations[place.kind]?.find(({ annotation }) => annotation.body === true)?.path[0];
  const whole = bodyField === undefined || body === '' ? data : { ...data, [bodyField]: body };
  counts.records += 1;
  if (validators[place.kind]?.(whole ?? {}) === false) counts.invalid += 1;
}
console.log(JSON.stringify(counts));

/**
 * @param {string} path
 * @param {string} text
 */
function parts(path, text) {
  if (!path.endsWith('.md')) return { data: yaml(text), body: '' };
  if (!text.startsWith('---\n')) return { data: {}, body: text.trim() };
  const end = text.indexOf('\n---', 3);
  return { data: yaml(text.slice(4, end + 1)), body: text.slice(text.indexOf('\n', end + 1) + 1).trim() };
}

/** @param {string} text */
function yaml(text) {
  return /** @type {object | undefined} */ (load(text));
}
