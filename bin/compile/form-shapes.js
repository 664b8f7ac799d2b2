// Which shape of field a schema has in a form. src/domain/editor/form-fields.ts describes the shapes.

/** @import { FieldForm, NamedField } from '../../src/domain/editor/form-fields.ts' */
/** @import { Schema } from './schema-files.js' */
/** @import { Resolved } from './resolved-schema.js' */

/**
 * What is below a field, made on demand.
 * @typedef {{ fields: () => NamedField[], item: (schema: Schema) => FieldForm }} Inner
 */

/** @typedef {import('../../src/domain/editor/form-fields.ts').FieldShape} FieldShape */

/** @type {Readonly<Record<string, 'day' | 'moment' | 'time'>>} */
const PRECISIONS = {
  'defs.schema.json#/$defs/day': 'day',
  'defs.schema.json#/$defs/moment': 'moment',
  'defs.schema.json#/$defs/time': 'time',
};

/** @type {Readonly<Record<string, 'url' | 'email' | 'link'>>} */
const TEXT_KINDS = {
  'defs.schema.json#/$defs/url': 'url',
  'defs.schema.json#/$defs/feedbackUrl': 'url',
  'defs.schema.json#/$defs/email': 'email',
  'defs.schema.json#/$defs/linkUrl': 'link',
};

/** A text with an example longer than this gets more than one line. */
const LONG = 60;

/**
 * The shape of a field. `yaml` if it has none of the others.
 * @param {Resolved} place
 * @param {Inner} inner
 * @returns {FieldShape}
 */
export function shapeOf(place, inner) {
  const { schema, refs } = place;
  return textShape(place) ?? choiceShape(schema) ?? momentShape(refs) ?? structure(schema, inner) ?? scalar(place);
}

/**
 * @param {Resolved} place
 * @returns {FieldShape | undefined}
 */
function textShape({ schema }) {
  if (schema['x-text'] === undefined) return undefined;
  if (schema['x-format'] === 'markdown') return { shape: 'markdown', isBody: schema['x-body'] === true };
  return { shape: 'text', byLanguage: true, ...(isLong(schema) ? { isLong: true } : {}) };
}

/** @param {Schema} schema */
function isLong(schema) {
  const texts = (schema.examples ?? []).flatMap(stringsIn);
  return typesOf(schema).includes('array') || texts.some((text) => text.length > LONG);
}

/**
 * @param {unknown} value
 * @returns {string[]}
 */
function stringsIn(value) {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/**
 * @param {Schema} schema
 * @returns {FieldShape | undefined}
 */
function choiceShape(schema) {
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values === undefined) return undefined;
  // Lists that differ in their order alone mean the same.
  const byContent = new Map(values.toReversed().map((value) => [JSON.stringify([value].flat().toSorted()), value]));
  const options = [...byContent.values()].reverse().map((value) => ({ value, label: optionLabel(value) }));
  return { shape: 'choice', options };
}

/**
 * @param {unknown} value
 * @returns {string}
 */
function optionLabel(value) {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(optionLabel).join(', ');
  const words = String(value)
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * @param {readonly string[]} refs
 * @returns {FieldShape | undefined}
 */
function momentShape(refs) {
  const precision = refs.map((ref) => PRECISIONS[ref]).find((each) => each !== undefined);
  return precision === undefined ? undefined : { shape: 'moment', precision };
}

/**
 * @param {Schema} schema
 * @param {Inner} inner
 * @returns {FieldShape | undefined}
 */
function structure(schema, inner) {
  const { items, additionalProperties: values } = schema;
  if (items !== undefined && typesOf(schema).includes('array')) return { shape: 'list', item: inner.item(items) };
  if (isMixed(schema)) return undefined;
  const named = schema.properties !== undefined || schema.then !== undefined;
  if (typeof values === 'object' && !named) {
    return { shape: 'map', keys: isByLanguage(schema) ? 'language' : 'ident', item: inner.item(values) };
  }
  if (typeof values === 'object') {
    return { shape: 'group', fields: inner.fields(), others: inner.item(values) };
  }
  return named ? { shape: 'group', fields: inner.fields() } : undefined;
}

/** @param {Schema} schema */
function isMixed(schema) {
  return typesOf(schema).length > 1;
}

/** @param {Schema} schema */
function isByLanguage(schema) {
  return schema.propertyNames?.pattern?.startsWith('^[a-z]{2,3}(-') === true;
}

/**
 * @param {Resolved} place
 * @returns {FieldShape}
 */
function scalar({ schema, refs }) {
  const to = schema['x-ref'];
  if (typeof to === 'string') return { shape: 'reference', to };
  const [type, ...others] = typesOf(schema);
  if (type === undefined || others.length > 0) return { shape: 'yaml' };
  if (type === 'boolean') return { shape: 'boolean' };
  if (type === 'string') return plainText(schema, refs);
  if (type === 'integer' || type === 'number') return numberShape(schema, type === 'integer');
  return { shape: 'yaml' };
}

/**
 * @param {Schema} schema
 * @param {readonly string[]} refs
 * @returns {FieldShape}
 */
function plainText(schema, refs) {
  const kind = refs.map((ref) => TEXT_KINDS[ref]).find((each) => each !== undefined);
  return {
    shape: 'text',
    byLanguage: false,
    ...(isLong(schema) ? { isLong: true } : {}),
    ...(schema.pattern === undefined ? {} : { pattern: schema.pattern }),
    ...(kind === undefined ? {} : { kind }),
  };
}

/**
 * @param {Schema} schema
 * @param {boolean} isWhole
 * @returns {FieldShape}
 */
function numberShape({ minimum, maximum }, isWhole) {
  return {
    shape: 'number',
    isWhole,
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  };
}

/** @param {Schema} schema */
function typesOf(schema) {
  return [schema.type ?? []].flat();
}
