// The fields of the schemas in their order, for what writes records: it reads no schema.

import { resolved } from './resolved-schema.js';
import { fileOfSchema, KINDS, readSchemas, resolveRef } from './schema-files.js';

/** @import { KeyOrder, SchemaField } from 'conf-site:fields' */
/** @import { Schema, SchemaFiles } from './schema-files.js' */
/** @import { Resolved } from './resolved-schema.js' */

/** The kinds of which there can be new records, and the parts that their drafts explain, with their definitions. */
const DRAFTED = [
  ...['event', 'edition', 'tickets', 'schedule', 'survey', 'speaker', 'session', 'asset', 'faq', 'news', 'testimonial'],
  ...['page', 'venue', 'sponsor', 'change', 'ticket', 'survey-question', 'schedule#tracksBlock'],
  ...['schedule-entry#sessionEntry', 'schedule-entry#specialEntry', 'schedule-entry#breakEntry'],
  'defs#sectionVisibility',
];

/**
 * Writes an ES module that exports
 * - `keyOrders`: kind → the keys of its records;
 * - `fields`: the name of a schema, such as `ticket`, or of a definition in it, such as `schedule#tracksBlock` → its fields.
 * Equal schemas give equal text. Throws if a `$ref` has no target.
 * @param {string} schemasDir
 * @returns {Promise<string>}
 */
export async function generateFields(schemasDir) {
  const schemas = await readSchemas(schemasDir);
  const orders = KINDS.map((kind) => {
    const file = fileOfSchema(kind);
    return [kind, keyOrderOf(schemas, { schema: { $ref: `${file}#` }, file, name: kind, refs: [] })];
  });
  const fields = DRAFTED.map((name) => {
    const [file = '', definition] = name.split('#');
    const pointer = definition === undefined ? '' : `/$defs/${definition}`;
    return [name, fieldsOf(resolveRef(schemas, `${file}.schema.json#${pointer}`, file).schema)];
  });
  return [
    `export const keyOrders = ${JSON.stringify(Object.fromEntries(orders))};`,
    `export const fields = ${JSON.stringify(Object.fromEntries(fields))};`,
    '',
  ].join('\n');
}

/**
 * @param {SchemaFiles} schemas
 * @param {Resolved} start
 * @returns {KeyOrder}
 */
function keyOrderOf(schemas, start) {
  const place = resolved(schemas, start);
  const { properties = {}, items, additionalProperties } = place.schema;
  if (new Set(place.refs).size < place.refs.length) return {};
  /** @param {Schema} schema */
  const below = (schema) => keyOrderOf(schemas, { ...place, schema });
  const keys = Object.entries(properties).map(([key, schema]) => [key, below(schema)]);
  return {
    ...(keys.length === 0 ? {} : { keys: Object.fromEntries(keys) }),
    ...(items === undefined ? {} : { items: below(items) }),
    ...(typeof additionalProperties === 'object' ? { others: below(additionalProperties) } : {}),
  };
}

/**
 * @param {Schema} schema
 * @returns {SchemaField[]}
 */
function fieldsOf({ properties = {} }) {
  return Object.entries(properties).map(([name, property]) => ({
    name,
    description: property.description ?? '',
    example: property.examples?.[0],
    ...(property.enum === undefined ? {} : { choices: property.enum }),
    ...(property['x-body'] === true ? { isBody: true } : {}),
  }));
}
