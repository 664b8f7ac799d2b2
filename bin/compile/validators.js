// Compiles the validators ahead of time, so that checking content loads neither ajv nor the schemas.

import Ajv2020 from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { CONTRACT_ANNOTATIONS, componentSchemas, operationsOf, readContract, resolvedSchema } from './api-contract.js';
import { ANNOTATIONS, FORM_KEYWORD, listFieldAnnotations } from './field-annotations.js';
import { fileOfSchema, KINDS, readRequests, readSchemas, VALIDATED } from './schema-files.js';

/** @import { SchemaFiles } from './schema-files.js' */

/**
 * Writes an ES module that exports
 * - `validators`: kind, or `programme` → validate function; after a call its `errors` are all errors in the format of ajv,
 *   each with its schema;
 * - `fieldAnnotations`: kind → `{ path, annotation }[]`, the annotated fields (`*` is any item or any key);
 * - `kindTitles`: kind → title of its schema.
 *
 * The module imports `ajv/dist/runtime/*` and has to be bundled. Equal schemas give equal text. Throws if a schema is missing,
 * is not valid in strict mode, or has a `$ref` without a target.
 * @param {string} schemasDir
 * @returns {Promise<string>}
 */
export async function generateValidators(schemasDir) {
  const schemas = await schemasOfKinds(schemasDir);
  const source = importRuntime(sourceOf(compilerFor(schemas), VALIDATED, fileOfSchema));
  return [source, `export const validators = { ${VALIDATED.join(', ')} };`, annotationsOf(schemas)].join('\n');
}

/**
 * Writes the same as separate modules. `index` exports the names above, and gets a validate function at its first use from a
 * function `load`, which must be in its scope. `kinds` maps a kind to the module with its validate function as the default
 * export.
 * @param {string} schemasDir
 * @returns {Promise<{ index: string, kinds: Readonly<Record<string, string>> }>}
 */
export async function generateValidatorsByKind(schemasDir) {
  const schemas = await schemasOfKinds(schemasDir);
  const compiler = compilerFor(schemas);
  const getters = VALIDATED.map((kind) => `  get ${kind}() { return load('${kind}'); },`);
  return {
    index: ['export const validators = {', ...getters, '};', annotationsOf(schemas)].join('\n'),
    kinds: Object.fromEntries(
      VALIDATED.map((kind) => [
        kind,
        `${importRuntime(sourceOf(compiler, [kind], fileOfSchema))}\nexport default ${kind};\n`,
      ]),
    ),
  };
}

/**
 * @param {string} schemasDir
 * @returns {Promise<SchemaFiles>}
 */
async function schemasOfKinds(schemasDir) {
  const schemas = await readSchemas(schemasDir);
  const missing = VALIDATED.find((kind) => !schemas.has(fileOfSchema(kind)));
  if (missing) throw new Error(`${schemasDir} has no ${fileOfSchema(missing)}`);
  return schemas;
}

/** @param {SchemaFiles} schemas */
function annotationsOf(schemas) {
  return [
    `export const fieldAnnotations = ${byKind((kind) => listFieldAnnotations(schemas, fileOfSchema(kind)))};`,
    `export const kindTitles = ${byKind((kind) => schemas.get(fileOfSchema(kind))?.title)};`,
    '',
  ].join('\n');
}

/**
 * Writes an ES module that exports
 * - `bodyValidators`: the name of a request body in the service's contract → validate function, as above;
 * - `bodySchemas`: the same name → its schema, without references.
 * @param {string} schemasDir
 * @returns {Promise<string>}
 */
export async function generateBodyValidators(schemasDir) {
  const contract = await readContract(schemasDir);
  const bodies = [...new Set(Object.values(operationsOf(contract)).flatMap(({ body }) => body ?? []))];
  const ajv = validatorCompiler(CONTRACT_ANNOTATIONS);
  for (const schema of Object.values(componentSchemas(contract))) ajv.addSchema(schema);
  return [
    importRuntime(sourceOf(ajv, bodies, (body) => body)),
    `export const bodyValidators = { ${bodies.join(', ')} };`,
    `export const bodySchemas = ${JSON.stringify(bodySchemas(contract, bodies))};`,
    '',
  ].join('\n');
}

/**
 * Writes an ES module that exports `requestValidators`: the name of a request of the editor → validate function, as above.
 * @param {string} schemasDir
 * @returns {Promise<string>}
 */
export async function generateRequestValidators(schemasDir) {
  const schema = await readRequests(schemasDir);
  const names = Object.keys(schema.properties);
  const ajv = validatorCompiler(['tsType'], { allErrors: false, verbose: false, messages: false }).addSchema(
    schema,
    'requests',
  );
  const source = importRuntime(sourceOf(ajv, names, (name) => `requests#/properties/${name}`));
  return `${source}\nexport const requestValidators = { ${names.join(', ')} };\n`;
}

/**
 * The schemas of the bodies without references. The service uses them to convert the texts of forms that are sent without
 * script.
 * @param {import('./api-contract.js').Contract} contract
 * @param {readonly string[]} bodies
 */
function bodySchemas(contract, bodies) {
  return Object.fromEntries(bodies.map((body) => [body, resolvedSchema(contract, contract.components.schemas[body])]));
}

/** @param {(kind: string) => unknown} value */
const byKind = (value) => JSON.stringify(Object.fromEntries(KINDS.map((kind) => [kind, value(kind)])), null, 1);

/** @param {SchemaFiles} schemas */
function compilerFor(schemas) {
  const ajv = validatorCompiler([...ANNOTATIONS.map((name) => `x-${name}`), FORM_KEYWORD]);
  for (const schema of schemas.values()) ajv.addSchema(schema);
  return ajv;
}

/**
 * @param {import('ajv/dist/2020.js').default} ajv
 * @param {readonly string[]} names
 * @param {(name: string) => string} refOf the reference to the schema of a name
 * @returns {string} one constant per name, holding its validate function
 */
function sourceOf(ajv, names, refOf) {
  const source = standaloneCode.default(ajv, Object.fromEntries(names.map((name) => [name, refOf(name)])));
  return source.replaceAll(/^export const /gm, 'const ');
}

/**
 * @param {string[]} annotations
 * @param {import('ajv/dist/2020.js').Options} [options] for a validator whose errors nobody reads
 */
function validatorCompiler(annotations, options) {
  const ajv = new Ajv2020.default({
    strict: true,
    strictRequired: false, // `if: { required: […] }` names no properties
    allowUnionTypes: true,
    allErrors: true,
    verbose: true, // errors contain their schema, whose properties and description are used in hints
    inlineRefs: false, // the schema of texts has hundreds of references
    code: { source: true, esm: true, lines: true },
    ...options,
  });
  ajv.addVocabulary(annotations);
  return ajv;
}

/**
 * Replaces the `require` calls that ajv writes even in ES modules with imports. The default export of a CommonJS module
 * depends on the bundler and the importing file, so both forms are accepted.
 * @param {string} source
 */
function importRuntime(source) {
  /** @type {Map<string, string>} */
  const names = new Map();
  const code = source.replaceAll(/require\("([^"]+)"\)\.default/g, (_, module) => {
    const name = names.get(module) ?? `runtime${names.size}`;
    names.set(module, name);
    return `(${name}.default ?? ${name})`;
  });
  if (code.includes('require(')) throw new Error('ajv wrote a require call of an unknown form');
  return [...[...names].map(([module, name]) => `import ${name} from '${module}.js';`), code].join('\n');
}
