// The annotations (`x-…`) of the schemas, flattened: which fields of a kind are texts, references, times …

import { resolveRef } from './schema-files.js';

/** @import { Schema, SchemaFiles } from './schema-files.js' */

/**
 * The annotations of a field, by name without the prefix `x-`. schemas/README.md explains each.
 * @typedef {{ text?: 'prose' | 'neutral', format?: 'markdown', body?: true, ref?: string,
 *   link?: true, time?: 'start' | 'deadline' | 'moment', private?: true, pattern?: string, examples?: unknown[] }} Annotation
 */

/**
 * A field and its annotation. `*` in the path stands for any item of a list and any key of a map.
 * @typedef {{ path: string[], annotation: Annotation }} FieldAnnotation
 */

/** The names of all annotations. In schemas they have the prefix `x-`. */
export const ANNOTATIONS = ['text', 'format', 'body', 'ref', 'link', 'time', 'private'];

/** The keyword that says how a form shows the properties of an object. It is no annotation: only the editor needs it. */
export const FORM_KEYWORD = 'x-form';

/**
 * Keywords whose value is a schema for the same value.
 * @type {readonly ('then' | 'else')[]}
 */
const IN_PLACE = ['then', 'else'];

/**
 * Lists the annotated fields below the root of one schema file, once each, in the order of the schema.
 * @param {SchemaFiles} schemas
 * @param {string} file
 * @returns {FieldAnnotation[]}
 */
export function listFieldAnnotations(schemas, file) {
  /** @type {Map<string, FieldAnnotation>} */
  const found = new Map();
  const root = resolveRef(schemas, '#', file).schema;
  visit({ schemas, found }, { schema: root, file, path: [], trail: [`${file}#`] });
  return [...found.values()];
}

/**
 * @param {{ schemas: SchemaFiles, found: Map<string, FieldAnnotation> }} run
 * @param {{ schema: Schema, file: string, path: string[], trail: string[] }} place
 */
function visit(run, place) {
  const { schema, path } = place;
  if (schema.$ref !== undefined) follow(run, place, schema.$ref);
  addAnnotation(run.found, schema, path);
  for (const keyword of IN_PLACE) {
    const same = schema[keyword];
    if (same) visit(run, { ...place, schema: same });
  }
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    visit(run, { ...place, schema: property, path: [...path, key] });
  }
  for (const each of [schema.items, schema.additionalProperties]) {
    if (each && typeof each === 'object') visit(run, { ...place, schema: each, path: [...path, '*'] });
  }
}

/**
 * @param {{ schemas: SchemaFiles, found: Map<string, FieldAnnotation> }} run
 * @param {{ file: string, path: string[], trail: string[] }} place
 * @param {string} ref
 */
function follow(run, { file, path, trail }, ref) {
  const target = resolveRef(run.schemas, ref, file);
  const id = `${target.file}#${target.pointer}`;
  if (trail.includes(id)) return;
  visit(run, { schema: target.schema, file: target.file, path, trail: [...trail, id] });
}

/**
 * @param {Map<string, FieldAnnotation>} found
 * @param {Schema} schema
 * @param {string[]} path
 */
function addAnnotation(found, schema, path) {
  const annotation = Object.fromEntries(
    ANNOTATIONS.filter((name) => `x-${name}` in schema).map((name) => [name, schema[`x-${name}`]]),
  );
  if (Object.keys(annotation).length === 0) return;
  const { pattern, examples } = schema;
  const details = {
    ...(annotation.ref === 'media' && pattern !== undefined ? { pattern } : {}),
    ...(annotation.private && examples !== undefined ? { examples } : {}),
  };
  const key = JSON.stringify(path);
  found.set(key, { path, annotation: { ...found.get(key)?.annotation, ...annotation, ...details } });
}
