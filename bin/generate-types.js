#!/usr/bin/env node
// Generates from the schemas: the types of content records, the types, operations and forms of the service, and the types of
// the editor's requests; and from `locales/`: the keys of the editor's texts. With --check it writes nothing, and its exit
// status says whether the generated files are up to date.

import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import { formsOf, operationsOf, readContract } from './compile/api-contract.js';
import { generateTextKeys } from './compile/locales.js';
import { KINDS, readRequests, readSchemas } from './compile/schema-files.js';
import { toTypeSchema, typeName } from './compile/type-schemas.js';

/** @import { Schema } from './compile/schema-files.js' */

const PACKAGE_ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SCHEMAS_DIR = join(PACKAGE_ROOT, 'schemas');

/** The generated files by path, with their generators. */
const GENERATED = {
  'src/domain/site/content-types.ts': generateTypes,
  'src/domain/site/api-contract.ts': generateContract,
  'src/domain/editor/request-bodies.ts': generateRequestBodies,
  'client/edit/text-keys.ts': () => generateTextKeys(PACKAGE_ROOT),
};

const BANNER = `// Generated from schemas/ by \`npm run generate\`; change the schemas instead.
//
`;

const TYPES_BANNER = `${BANNER}// A record is what a content file says once it has passed its schema: references are names, times as written.
`;

const CONTRACT_BANNER = `${BANNER}// What pages send to the service and what it answers, from schemas/api/openapi.yaml.
`;

const REQUESTS_BANNER = `${BANNER}// What the editor sends to the watch, from schemas/editor/requests.yaml.
`;

/**
 * The text of src/domain/site/content-types.ts: a type per shared definition (`Prose`), one per schema file
 * (`SpeakerRecord`), and `ContentRecords`, which maps each kind to its type. Equal schemas give equal text.
 * @param {string} [schemasDir]
 * @returns {Promise<string>}
 */
export async function generateTypes(schemasDir = SCHEMAS_DIR) {
  const schemas = await readSchemas(schemasDir);
  const declarations = [...schemas].flatMap(([file, schema]) => declarationsOf(file, schema));
  const records = KINDS.map((kind) => `  ${kind}: ${typeName(`${kind}.schema.json`)};\n`);
  return [
    TYPES_BANNER,
    ...(await Promise.all(declarations)),
    '/**\n * The type of a record by its kind.\n */',
    `export interface ContentRecords {\n${records.join('')}}\n`,
  ].join('\n');
}

/**
 * The text of src/domain/site/api-contract.ts: a type for each component of the contract, and as values the operations, the
 * forms, and the lists of allowed words. An equal contract gives equal text.
 * @param {string} [schemasDir]
 * @returns {Promise<string>}
 */
export async function generateContract(schemasDir = SCHEMAS_DIR) {
  const contract = await readContract(schemasDir);
  return [
    CONTRACT_BANNER,
    ...(await declareAll(contract.components.schemas, 'openapi.yaml')),
    constant(
      'OPERATIONS',
      operationsOf(contract),
      'The operations of the service by their ident; `body` names a type.',
    ),
    constant('FORMS', formsOf(contract), 'The forms by name: what takes each, and its fields in groups.'),
  ].join('\n');
}

/**
 * The text of src/domain/editor/request-bodies.ts: a type for each definition, the lists of allowed words as values, and
 * `RequestBodies`, which maps each request to its body. All data is readonly. An equal schema gives equal text.
 * @param {string} [schemasDir]
 * @returns {Promise<string>}
 */
export async function generateRequestBodies(schemasDir = SCHEMAS_DIR) {
  const { $defs, ...root } = await readRequests(schemasDir);
  const bodies = { ...root, required: Object.keys(root.properties) };
  const declarations = await declareAll({ ...$defs, RequestBodies: bodies }, 'requests.yaml');
  return [REQUESTS_BANNER, ...declarations.map(withReadonlyData)].join('\n');
}

/**
 * Declares a type for each schema, and after them the list of values for each `enum`.
 * @param {Record<string, Schema>} schemas
 * @param {string} file
 */
async function declareAll(schemas, file) {
  const named = Object.entries(schemas);
  const lists = named.filter(([, schema]) => schema.enum !== undefined);
  return [
    ...(await Promise.all(named.map(([name, schema]) => declare(name, toTypeSchema(schema, file))))),
    ...lists.map(([name, { description, enum: values }]) => constant(listName(name), values, description)),
  ];
}

/** @param {string} text of a type */
function withReadonlyData(text) {
  return text.replaceAll(/^( +)(?=[\w[].*[:{])/gm, '$1readonly ').replaceAll(/(?<=: )(?=\w+\[\];)/g, 'readonly ');
}

/**
 * The paths of generated files that are out of date, relative to the package.
 * @returns {Promise<string[]>}
 */
export async function staleFiles() {
  const states = Object.entries(GENERATED).map(async ([path, generate]) => {
    const written = await readFile(join(PACKAGE_ROOT, path), 'utf8').catch(() => undefined);
    return written === (await generate()) ? [] : [path];
  });
  return (await Promise.all(states)).flat();
}

/**
 * `ProblemCode` → `PROBLEM_CODES`.
 * @param {string} type
 */
function listName(type) {
  return `${type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()}S`;
}

/**
 * @param {string} name
 * @param {unknown} value
 * @param {string} [description]
 */
function constant(name, value, description = '') {
  return `/** ${description} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
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
  const text = await compile(/** @type {import('json-schema-to-typescript').JSONSchema} */ (schema), name, {
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    style: { printWidth: 110, singleQuote: true },
  });
  return text.replace(/^export (interface|type) \w+/m, `export $1 ${name}`); // it would say I18NRecord
}

async function main() {
  if (!process.argv.includes('--check')) {
    for (const [path, generate] of Object.entries(GENERATED)) {
      await writeFile(join(PACKAGE_ROOT, path), await generate());
    }
    return;
  }
  for (const path of await staleFiles()) {
    console.error(`${path} is out of date; run \`npm run generate\`.`);
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
