// Prepares schemas for json-schema-to-typescript. Every `$ref` becomes the name of a type, so that a shared type is declared
// once, and keywords that do not concern types are left out.

/** @import { Schema } from './schema-files.js' */

/**
 * The name of the type for a schema file, or for a definition in it: `SpeakerRecord`, `Prose`.
 * @param {string} file
 * @param {string} [definition]
 * @returns {string}
 */
export function typeName(file, definition) {
  const name = definition || `${file.replace('.schema.json', '')}-record`;
  return name.replaceAll(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
}

/**
 * Converts a schema in `file`. Alternatives that are distinguished by `if` become a union of their types; a map with
 * suggested keys becomes a plain map.
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
  if (schema.tsType) return schema.tsType;
  if (schema.$ref) return refName(schema.$ref, file);
  if ('const' in schema) return literal(schema.const);
  if (schema.oneOf) return schema.oneOf.map((one) => inlineType(one, file)).join(' | ');
  if (schema.allOf) return schema.allOf.map((one) => inlineType(one, file)).join(' & ');
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
 * The type of an alternative, without a declaration.
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
