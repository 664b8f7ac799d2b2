// Schemas without references and conditions, for everything that shows each field to people.

import { resolveRef } from './schema-files.js';

/** @import { Schema, SchemaFiles } from './schema-files.js' */

/**
 * A schema with the keywords of what it refers to. `file` is where its own references start, `name` is the definition or
 * file that declares its properties, and `refs` are the targets that it was reached through.
 * @typedef {{ schema: Schema, file: string, name: string, refs: readonly string[] }} Resolved
 */

/**
 * When a field of an alternative applies: another field of the object is there, or has one of some values.
 * @typedef {{ key: string, values?: unknown[] }} Condition
 */

/**
 * How a form shows a property: its heading, its place, whether it is rarely needed, and names of its values. It is in the
 * schema of the object, since editors ignore the description of a property that has an unknown keyword beside its `$ref`.
 * @typedef {{ group?: string, order?: number, advanced?: boolean, options?: Readonly<Record<string, string>> }} FormHints
 */

/**
 * A property of an object, in any of its alternatives. Without `when` it always applies; otherwise one condition must hold.
 * @typedef {{ key: string, property: Resolved, hints: FormHints, isRequired: boolean, when?: Condition[] }} Property
 */

/**
 * Follows the references of a schema. What stands beside a `$ref` wins over its target.
 * @param {SchemaFiles} schemas
 * @param {Resolved} start
 * @returns {Resolved}
 */
export function resolved(schemas, { schema, file, name, refs }) {
  if (schema.$ref === undefined) return { schema, file, name, refs };
  const { $ref, ...own } = schema;
  const target = resolveRef(schemas, $ref, file);
  const next = resolved(schemas, {
    schema: target.schema,
    file: target.file,
    name: nameOf(target),
    refs: [...refs, `${target.file}#${target.pointer}`],
  });
  // The title of a definition such as "Prose" says nothing of a field.
  const { title: _, ...rest } = next.schema;
  return { ...next, schema: { ...rest, ...own } };
}

/**
 * `speaker` for a file, `image` for a definition.
 * @param {{ file: string, pointer: string }} target
 */
export function nameOf({ file, pointer }) {
  return pointer.split('/').at(-1) || file.replace('.schema.json', '');
}

/**
 * The properties of an object and of all its alternatives (`if`, `then`, `else`), in the order of the schema. A key is twice
 * in the list if two alternatives have different things there.
 * @param {SchemaFiles} schemas
 * @param {Resolved} place
 * @returns {readonly Property[]}
 */
export function propertiesOf(schemas, place) {
  /** @type {Map<string, Property>} */
  const found = new Map();
  const always = new Set(
    Object.keys(place.schema.properties ?? {}).filter((key) => hasShape(place.schema.properties?.[key] ?? {})),
  );
  for (const property of everyProperty(schemas, place, undefined)) {
    const isSelector = property.when === undefined || always.has(property.key);
    const id = isSelector ? property.key : JSON.stringify([property.key, typeOf(property.property.schema)]);
    const before = found.get(id);
    found.set(id, before === undefined ? property : merged(before, property));
  }
  return [...found.values()];
}

/** @param {Schema} schema */
const typeOf = ({ $ref, type, enum: values }) => $ref ?? type ?? values;

/**
 * @param {SchemaFiles} schemas
 * @param {Resolved} place
 * @param {Condition | undefined} condition
 * @returns {Property[]}
 */
function everyProperty(schemas, place, condition) {
  const { schema } = place;
  const own = Object.entries(schema.properties ?? {})
    .filter(([, property]) => hasShape(property))
    .map(([key, property]) => {
      const isSelector = condition?.key === key;
      return {
        key,
        property: { ...place, schema: property },
        hints: schema['x-form']?.[key] ?? {},
        isRequired: !isSelector && (schema.required ?? []).includes(key),
        ...(condition === undefined || isSelector ? {} : { when: [condition] }),
      };
    });
  const inner = conditionOf(schema.if) ?? condition;
  return [...own, ...branch(schemas, place, schema.then, inner), ...branch(schemas, place, schema.else, condition)];
}

/**
 * @param {SchemaFiles} schemas
 * @param {Resolved} place
 * @param {Schema | undefined} schema
 * @param {Condition | undefined} condition
 */
function branch(schemas, place, schema, condition) {
  return schema === undefined ? [] : everyProperty(schemas, resolved(schemas, { ...place, schema }), condition);
}

/**
 * Properties with words alone are there for the completion in editors.
 * @param {Schema} schema
 */
function hasShape(schema) {
  return ['$ref', 'type', 'enum', 'const'].some((keyword) => keyword in schema);
}

/**
 * @param {Schema | undefined} schema
 * @returns {Condition | undefined}
 */
function conditionOf(schema) {
  const key = schema?.required?.[0];
  if (key === undefined) return undefined;
  const { enum: values, const: value } = schema?.properties?.[key] ?? {};
  if (values !== undefined) return { key, values };
  return value === undefined ? { key } : { key, values: [value] };
}

/**
 * @param {Property} before
 * @param {Property} next
 * @returns {Property}
 */
function merged(before, next) {
  if (before.when === undefined || next.when === undefined) return before;
  const isRequired = before.isRequired && next.isRequired;
  return { ...before, isRequired, when: next.when.reduce(withCondition, before.when) };
}

/**
 * @param {Condition[]} conditions
 * @param {Condition} added
 * @returns {Condition[]}
 */
function withCondition(conditions, added) {
  const same = conditions.find(
    ({ key, values }) => key === added.key && values !== undefined && added.values !== undefined,
  );
  if (same === undefined) return [...conditions, added];
  const values = [...(same.values ?? []), ...(added.values ?? [])];
  return conditions.map((each) => (each === same ? { ...each, values } : each));
}
