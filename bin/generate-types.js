#!/usr/bin/env node
// Writes the types of content records from the schemas. With --check it only says, by its exit status,
// whether the file as written is what the schemas give.

import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import { KINDS, readSchemas } from './compile/schema-files.js';
import { toTypeSchema, typeName } from './compile/type-schemas.js';

/** @import { Schema } from './compile/schema-files.js' */

const PACKAGE_ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SCHEMAS_DIR = join(PACKAGE_ROOT, 'schemas');
const TYPES_FILE = join(PACKAGE_ROOT, 'src', 'model', 'content-types.ts');

const BANNER = `// Generated from schemas/ by \`npm run generate\`; change the schemas instead.
//
// A record is what a content file says once it has passed its schema: references are names, times as written.
`;

/**
 * The text of src/model/content-types.ts: a type per shared definition (`Prose`), one per schema file
 * (`SpeakerRecord`), and `ContentRecords`, which maps each kind to its type. Equal schemas give equal text.
 * @param {string} [schemasDir]
 * @returns {Promise<string>}
 */
export async function generateTypes(schemasDir = SCHEMAS_DIR) {
  const schemas = await readSchemas(schemasDir);
  const declarations = [...schemas].flatMap(([file, schema]) => declarationsOf(file, schema));
  const records = KINDS.map((kind) => `  ${kind}: ${typeName(`${kind}.schema.json`)};\n`);
  return [
    BANNER,
    ...(await Promise.all(declarations)),
    '/**\n * The type of a record by its kind.\n */',
    `export interface ContentRecords {\n${records.join('')}}\n`,
  ].join('\n');
}

/**
 * Whether the types as written are those of the schemas; false if there are none.
 * @returns {Promise<boolean>}
 */
export async function areTypesFresh() {
  const written = await readFile(TYPES_FILE, 'utf8').catch(() => undefined);
  return written === (await generateTypes());
}

/**
 * @param {string} file
 * @param {Schema} schema
 * @returns {Promise<string>[]}
 */
function declarationsOf(file, schema) {
  const definitions = Object.entries(schema.$defs ?? {});
  const declared = definitions.map(([name, part]) => declare(typeName(file, name), toTypeSchema(part, file)));
  return 'type' in schema ? [...declared, declare(typeName(file), toTypeSchema(schema, file))] : declared;
}

/**
 * @param {string} name
 * @param {Schema} schema
 */
async function declare(name, schema) {
  const text = await compile(schema, name, {
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    style: { printWidth: 110, singleQuote: true },
  });
  return text.replace(/^export (interface|type) \w+/m, `export $1 ${name}`); // it would say I18NRecord
}

async function main() {
  if (!process.argv.includes('--check')) return writeFile(TYPES_FILE, await generateTypes());
  if (await areTypesFresh()) return;
  console.error('src/model/content-types.ts is not what schemas/ gives; run `npm run generate`.');
  process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
