// Schemas made ready for json-schema-to-typescript: every `$ref` becomes the name of a type of ours, so that
// what is shared is declared once, and what says nothing about types is left out.

/** @import { Schema } from './schema-files.js' */

/**
 * Name of the type for a whole schema file, or for a definition in it: `SpeakerRecord`, `Prose`.
 * @param {string} file
 * @param {string} [definition]
 * @returns {string}
 */
export function typeName(file, definition) {
  const words = definition || `${file.replace('.schema.json', '')}-record`;
  return words.replaceAll(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
}

/**
 * Rewrites a schema that stands in `file`. Alternatives told apart by `if` become a union of their types; a
 * map with suggested keys becomes a plain map.
 * @param {Schema} schema
 * @param {string} file
 * @returns {Schema}
 */
export function toTypeSchema(schema, file) {
  const description = schema.description ?? schema.$comment;
  const named = namedType(schema, file);
  if (named) return { ...(description ? { description } : {}), tsType: named };
  const { type, required, items } = schema;
  return {
    ...(description ? { description } : {}),
    ...(type ? { type } : {}),
    ...(schema.enum ? { enum: schema.enum } : {}),
    ...(items ? { items: toTypeSchema(items, file) } : {}),
    ...(required ? { required } : {}),
    ...members(schema, file),
  };
}

/**
 * @param {Schema} schema
 * @param {string} file
 * @returns {string | undefined}
 */
function namedType(schema, file) {
  if (schema.$ref) return refName(schema.$ref, file);
  if ('const' in schema) return literal(schema.const);
  if (schema.oneOf) return schema.oneOf.map((one) => inlineType(one, file)).join(' | ');
  if (schema.then?.$ref) return [...new Set(alternatives(schema, file))].join(' | ');
  if (schema.enum?.some(Array.isArray)) return schema.enum.map(literal).join(' | ');
  return undefined;
}

/**
 * @param {string} ref
 * @param {string} file
 */
function refName(ref, file) {
  const [target, pointer = ''] = ref.split('#');
  return typeName(target || file, pointer.replace(/^\/(?:\$defs|components\/schemas)\//, ''));
}

/**
 * A type that needs no declaration: of one among several alternatives.
 * @param {Schema} schema
 * @param {string} file
 * @returns {string}
 */
function inlineType(schema, file) {
  if (schema.items) return `readonly ${inlineType(schema.items, file)}[]`;
  return namedType(schema, file) ?? String(schema.type);
}

/**
 * @param {Schema | undefined} schema
 * @param {string} file
 * @returns {string[]}
 */
function alternatives(schema, file) {
  if (schema?.$ref) return [refName(schema.$ref, file)];
  if (!schema?.then) return [];
  return [...alternatives(schema.then, file), ...alternatives(schema.else, file)];
}

/** @param {unknown} value */
const literal = (value) => JSON.stringify(value).replaceAll('"', "'");

/**
 * @param {Schema} schema
 * @param {string} file
 * @returns {Schema}
 */
function members(schema, file) {
  const { properties, additionalProperties: others } = schema;
  if (others && typeof others === 'object') return { additionalProperties: toTypeSchema(others, file) };
  if (!properties) return {};
  const entries = Object.entries(properties).map(([name, part]) => [name, toTypeSchema(part, file)]);
  return { properties: Object.fromEntries(entries), additionalProperties: false };
}
