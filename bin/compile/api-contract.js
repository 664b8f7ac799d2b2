// Reads the contract of the service, `schemas/api/openapi.yaml`, from which types, operations, forms and validators are
// generated.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'js-yaml';

/** @import { Schema } from './schema-files.js' */

/**
 * A component's schema with the annotations of forms.
 * @typedef {Schema & { const?: string, oneOf?: ApiSchema[], pattern?: string, minLength?: number, maxLength?: number,
 *   properties?: Record<string, ApiSchema>, items?: ApiSchema, 'x-form'?: string, 'x-kind'?: string,
 *   'x-autocomplete'?: string, 'x-groups'?: { group: string, fields: string[] }[] }} ApiSchema
 */

/**
 * An operation of the service.
 * @typedef {{ operationId: string, summary: string, 'x-codes'?: string[],
 *   requestBody?: { $ref: string }, parameters?: { $ref: string }[], responses: Record<string, { $ref?: string }> }} ApiOperation
 */

/**
 * The parsed contract.
 * @typedef {{ paths: Record<string, Record<string, ApiOperation>>, components: { schemas: Record<string, ApiSchema> } }} Contract
 */

/** The additional keywords of the contract, which a validator has to ignore. */
export const CONTRACT_ANNOTATIONS = ['x-form', 'x-groups', 'x-kind', 'x-autocomplete', 'x-codes'];

/** The prefix of references to the schema of a component. */
const COMPONENT = '#/components/schemas/';

/**
 * @param {string} schemasDir
 * @returns {Promise<Contract>}
 */
export async function readContract(schemasDir) {
  return /** @type {Contract} */ (load(await readFile(join(schemasDir, 'api/openapi.yaml'), 'utf8')));
}

/**
 * The schemas of the components by name. They refer to each other by their names.
 * @param {Contract} contract
 * @returns {Record<string, ApiSchema & { $id: string }>}
 */
export function componentSchemas({ components }) {
  const named = Object.entries(components.schemas).map(([name, schema]) => [name, { $id: name, ...schema }]);
  return JSON.parse(JSON.stringify(Object.fromEntries(named)).replaceAll(`"${COMPONENT}`, '"'));
}

/**
 * The operations by `operationId`, in the order of the contract. `body` and `parameters` are names of components.
 * @param {Contract} contract
 */
export function operationsOf({ paths }) {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [operation.operationId, toOperation(path, method, operation)]),
  );
  return Object.fromEntries(all);
}

/**
 * @param {string} path
 * @param {string} method
 * @param {ApiOperation} operation
 */
function toOperation(path, method, { requestBody, parameters, 'x-codes': codes = [] }) {
  const body = requestBody?.$ref.replace('#/components/requestBodies/', '');
  const names = parameters?.map(({ $ref }) => $ref.replace('#/components/parameters/', ''));
  return {
    ...{ method, path },
    ...(body === undefined ? {} : { body }),
    ...(names === undefined ? {} : { parameters: names }),
    codes,
  };
}

/**
 * The forms by name: the operation that accepts the form, and its fields in groups.
 * @param {Contract} contract
 */
export function formsOf(contract) {
  const takers = Object.entries(operationsOf(contract));
  const forms = Object.entries(contract.components.schemas).filter(([, schema]) => schema['x-form'] !== undefined);
  return Object.fromEntries(
    forms.map(([name, schema]) => {
      const taker = takers.find(([, { body }]) => body === name);
      const groups = (schema['x-groups'] ?? []).map(({ group, fields }) => ({
        group,
        fields: fields.map((field) => fieldOf(contract, schema, field)),
      }));
      return [schema['x-form'], { ...(taker === undefined ? {} : { operation: taker[0] }), groups }];
    }),
  );
}

/**
 * @param {Contract} contract
 * @param {ApiSchema} form
 * @param {string} name
 */
function fieldOf(contract, form, name) {
  const property = form.properties?.[name];
  if (property === undefined) throw new Error(`The form ${form['x-form']} has no field ${name}.`);
  const schema = resolved(contract, property);
  const kind = schema['x-kind'];
  if (kind === undefined) throw new Error(`The field ${name} of the form ${form['x-form']} has no x-kind.`);
  const values = schema.items && resolved(contract, schema.items).enum;
  return withoutUndefined({
    name,
    kind,
    required: form.required?.includes(name) ?? false,
    autoComplete: schema['x-autocomplete'],
    minLength: schema.minLength,
    maxLength: schema.maxLength,
    pattern: hasCheckedPattern(kind) ? schema.pattern : undefined,
    values,
  });
}

/**
 * Whether the pattern of a field of this kind is checked in the browser. The other patterns only exclude empty texts, which
 * browsers check by `required`.
 * @param {string} kind
 */
const hasCheckedPattern = (kind) => ['email', 'phone', 'web'].includes(kind);

/**
 * @param {Contract} contract
 * @param {ApiSchema} schema
 * @returns {ApiSchema}
 */
function resolved(contract, schema) {
  if (schema.$ref === undefined) return schema;
  const target = contract.components.schemas[schema.$ref.replace(COMPONENT, '')];
  if (target === undefined) throw new Error(`${schema.$ref} points to nothing.`);
  return resolved(contract, target);
}

/** @param {Record<string, unknown>} object */
const withoutUndefined = (object) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));

/**
 * A schema in which every reference is replaced by its target.
 * @param {Contract} contract
 * @param {unknown} schema
 * @returns {unknown}
 */
export function resolvedSchema(contract, schema) {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map((item) => resolvedSchema(contract, item));
  if ('$ref' in schema) return resolvedSchema(contract, resolved(contract, /** @type {ApiSchema} */ (schema)));
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, resolvedSchema(contract, value)]));
}
