// Describes for each kind of record the form in which it is edited, from its schema.

import { dirname } from 'node:path';
import { shapeOf } from './form-shapes.js';
import { readLocales } from './locales.js';
import { nameOf, propertiesOf, resolved } from './resolved-schema.js';
import { fileOfSchema, KINDS, readSchemas, resolveRef } from './schema-files.js';

/** @import { FieldForm, NamedField } from '../../src/domain/editor/form-fields.ts' */
/** @import { Schema, SchemaFiles } from './schema-files.js' */
/** @import { Property, Resolved } from './resolved-schema.js' */

/**
 * Writes an ES module that exports
 * - `forms`: kind → the form of its records;
 * - `labels`: language → the texts of fields by their `labelKey`, from `locales/{language}.yaml`.
 * Equal schemas give equal text. Throws if a `$ref` has no target.
 * @param {string} schemasDir
 * @returns {Promise<string>}
 */
export async function generateForms(schemasDir) {
  const schemas = await readSchemas(schemasDir);
  const forms = Object.fromEntries(KINDS.map((kind) => [kind, formOf(schemas, kind)]));
  const locales = Object.entries(await readLocales(dirname(schemasDir)));
  const labels = Object.fromEntries(locales.map(([language, { fields }]) => [language, fields]));
  return `export const forms = ${JSON.stringify(forms)};\nexport const labels = ${JSON.stringify(labels)};\n`;
}

/**
 * The form of a kind of record.
 * @param {SchemaFiles} schemas
 * @param {string} kind
 * @returns {FieldForm}
 */
export function formOf(schemas, kind) {
  const file = fileOfSchema(kind);
  const name = nameOf({ file, pointer: '' });
  const place = { schema: { $ref: `${file}#` }, file, name, refs: [] };
  return fieldOf({ schemas }, place, { labelKey: kind, label: schemas.get(file)?.title ?? kind });
}

/**
 * @param {{ schemas: SchemaFiles }} run
 * @param {Resolved} start
 * @param {{ labelKey: string, label: string, isRequired?: boolean, isAdvanced?: boolean, group?: string }} names
 * @returns {FieldForm}
 */
function fieldOf(run, start, names) {
  const place = resolved(run.schemas, start);
  const isRecursive = place.refs.some((ref, index) => place.refs.indexOf(ref) !== index);
  const base = { ...names, ...annotationsOf(place) };
  if (isRecursive) return { ...base, shape: 'yaml' };
  // What a definition declares has the names of the definition, wherever it is used.
  const parent = place.refs.length > start.refs.length ? place.name : names.labelKey;
  return {
    ...base,
    ...shapeOf(place, {
      fields: () => fieldsOf(run, place, parent),
      item: (schema) =>
        fieldOf(run, { ...place, schema }, { labelKey: `${parent}.*`, label: itemLabel(run, place, schema) }),
    }),
  };
}

/**
 * The fields of an object by the `order` of their schemas. Without one, required fields come first.
 * @param {{ schemas: SchemaFiles }} run
 * @param {Resolved} place
 * @param {string} parent
 * @returns {NamedField[]}
 */
function fieldsOf(run, place, parent) {
  const properties = propertiesOf(run.schemas, place);
  return properties
    .toSorted((a, b) => orderOf(a) - orderOf(b) || Number(b.isRequired) - Number(a.isRequired))
    .map((each) => namedField(run, each, each.property.name === place.name ? parent : each.property.name));
}

/** @param {Property} property */
function orderOf({ hints }) {
  return hints.order ?? Number.MAX_SAFE_INTEGER;
}

/**
 * @param {{ schemas: SchemaFiles }} run
 * @param {Property} property
 * @param {string} parent
 * @returns {NamedField}
 */
function namedField(run, { key, property, hints, isRequired, when }, parent) {
  const label = property.schema.title ?? labelFromKey(key);
  const field = fieldOf(run, property, {
    labelKey: `${parent}.${key}`,
    label,
    ...(isRequired ? { isRequired } : {}),
    ...(hints.advanced ? { isAdvanced: true } : {}),
    ...(hints.group === undefined ? {} : { group: hints.group }),
  });
  const named = withExamplesOf(property.schema, withOptionNames(field, hints.options));
  return { key, field: named, ...(when === undefined ? {} : { when }) };
}

/**
 * @param {FieldForm} field
 * @param {Readonly<Record<string, string>>} [names] of the values of a choice
 * @returns {FieldForm}
 */
function withOptionNames(field, names = {}) {
  if (field.shape !== 'choice') return field;
  const options = field.options.map(({ value, label }) => ({ value, label: names[String(value)] ?? label }));
  return { ...field, options };
}

/**
 * An example beside a reference to a definition is also that of each field in it: the logo of a sponsor is in the folder
 * `sponsors`, and not where the pictures of the definition are.
 * @param {Schema} schema
 * @param {FieldForm} field
 * @returns {FieldForm}
 */
function withExamplesOf({ $ref, examples = [] }, field) {
  if (field.shape !== 'group' || $ref === undefined) return field;
  const fields = field.fields.map((each) => {
    const own = examples.flatMap((example) => Object(example)[each.key] ?? []);
    return own.length === 0 ? each : { ...each, field: { ...each.field, examples: own } };
  });
  return { ...field, fields };
}

/**
 * @param {Resolved} place
 * @returns {Partial<FieldForm>}
 */
function annotationsOf({ schema, file }) {
  const fallback = defaultOf(schema, file);
  return {
    ...(schema.description === undefined ? {} : { description: schema.description }),
    ...(schema.examples === undefined ? {} : { examples: schema.examples }),
    ...(fallback === undefined ? {} : { default: fallback }),
    ...(schema['x-private'] ? { isPrivate: true } : {}),
  };
}

/**
 * The description of a boolean says what the value means that is not the default: "True for a keynote". Those of
 * `event-options` have no default, because an edition takes those of its event.
 * @param {Schema} schema
 * @param {string} file
 */
function defaultOf(schema, file) {
  if (schema.default !== undefined || schema.type !== 'boolean' || file === 'event-options.schema.json')
    return schema.default;
  const word = /^(?:True|False)\b/.exec(schema.description ?? '')?.[0];
  return word === undefined ? undefined : word === 'False';
}

/**
 * An item of a list is called what its definition is called, if it is a definition of something with fields.
 * @param {{ schemas: SchemaFiles }} run
 * @param {Resolved} list
 * @param {Schema} schema
 */
function itemLabel(run, list, schema) {
  if (schema.title !== undefined || schema.$ref === undefined) return schema.title ?? '';
  const target = resolveRef(run.schemas, schema.$ref, list.file).schema;
  return target.properties === undefined ? '' : (target.title ?? '');
}

/**
 * `startDateTime` → "Start date time"
 * @param {string} key
 */
export function labelFromKey(key) {
  const words = key
    .replaceAll('_', ' ')
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
