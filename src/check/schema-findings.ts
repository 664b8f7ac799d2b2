import type { ErrorObject } from 'ajv';
import type { Finding, Place } from '../diagnostics/diagnostic.ts';
import { nameHint } from '../diagnostics/nearest-name.ts';

/**
 * The errors of a compiled schema as findings in an editor's words. Of several errors about one value the most
 * telling is kept: alternatives that were not taken, and the conditions behind them, say nothing of their own.
 */

type Words = Omit<Finding, 'severity' | 'path'>;

const SILENT = new Set(['if', 'not', 'propertyNames', 'allOf']);

/** One finding for each value or key that breaks its schema, and for each field that is missing. */
export function schemaFindings(path: string, errors: readonly ErrorObject[], data: unknown): readonly Finding[] {
  const told = errors.filter((error) => !SILENT.has(error.keyword) || error.keyword === 'not');
  const alternatives = told.filter((error) => error.keyword === 'oneOf' || error.keyword === 'anyOf');
  const kept = told.filter((error) => !alternatives.some((one) => one !== error && isBelow(error, one)));
  const byPlace = new Map<string, Finding>();
  for (const error of kept) {
    const words = wordsFor(error, data);
    const finding: Finding = { severity: 'error', path, ...words };
    const key = JSON.stringify([words.place, error.keyword === 'required' ? error.params : undefined]);
    if (!byPlace.has(key)) byPlace.set(key, finding);
  }
  return [...byPlace.values()];
}

/** Errors inside an alternative point at the alternative's value or below it, through the alternative's keyword. */
function isBelow(error: ErrorObject, alternative: ErrorObject): boolean {
  return (
    error.instancePath.startsWith(alternative.instancePath) &&
    !(error.keyword === 'oneOf' || error.keyword === 'anyOf') &&
    (error.schemaPath.includes('/oneOf/') ||
      error.schemaPath.includes('/anyOf/') ||
      error.instancePath === alternative.instancePath)
  );
}

function wordsFor(error: ErrorObject, data: unknown): Words {
  const pointer = pathOf(error.instancePath);
  const value: Place = { kind: 'pointer', pointer, on: 'value' };
  const params = error.params as Record<string, unknown>;
  const name = pointer.at(-1) ?? 'this file';
  switch (error.keyword) {
    case 'required': {
      const missing = String(params['missingProperty']);
      return {
        code: 'field-missing',
        place: pointer.length === 0 ? { kind: 'file' } : { ...value, on: 'key' },
        message: `The field "${missing}" is missing${pointer.length === 0 ? '' : ` in "${name}"`}.`,
        hint: `add "${missing}:"`,
      };
    }
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const extra = String(params['additionalProperty'] ?? params['unevaluatedProperty']);
      const known = Object.keys((error.parentSchema?.['properties'] as object | undefined) ?? {});
      return {
        code: 'field-unknown',
        place: { kind: 'pointer', pointer: [...pointer, extra], on: 'key' },
        message: `There is no field "${extra}" here.`,
        ...hinted(nameHint(extra, known)),
      };
    }
    case 'enum':
    case 'const': {
      const allowed = (params['allowedValues'] as readonly unknown[] | undefined) ?? [params['allowedValue']];
      return {
        code: 'value-not-allowed',
        place: value,
        message: `"${name}" may not be ${show(valueAt(data, pointer))}.`,
        hint: nearestOf(valueAt(data, pointer), allowed),
      };
    }
    case 'type':
      return {
        code: 'value-type',
        place: value,
        message: `"${name}" must be ${typeWords(params['type'])}, not ${show(valueAt(data, pointer))}.`,
      };
    case 'pattern':
      return keyed(error, {
        code: 'value-format',
        place: value,
        message: `"${name}" does not have the right form: ${show(valueAt(data, pointer))}.`,
        ...hinted(describe(error)),
      });
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
    case 'multipleOf':
      return {
        code: 'value-range',
        place: value,
        message: `"${name}" ${error.message ?? 'is out of range'}, not ${show(valueAt(data, pointer))}.`,
      };
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return {
        code: 'value-empty',
        place: value,
        message: `"${name}" is empty or too short.`,
        hint: 'fill it in, or delete it',
      };
    case 'oneOf':
    case 'anyOf':
      return {
        code: 'value-shape',
        place: value,
        message: `"${name}" has none of the forms that it may have.`,
        ...hinted(describe(error)),
      };
    default:
      return { code: 'value-shape', place: value, message: `"${name}" ${error.message ?? 'is not valid'}.` };
  }
}

/** A pattern on property names is about the key, which stands below the map that the error points at. */
function keyed(error: ErrorObject, words: Words): Words {
  if (error.propertyName === undefined || words.place.kind !== 'pointer') return words;
  return {
    ...words,
    code: 'key-format',
    message: `The key "${error.propertyName}" does not have the right form.`,
    place: { kind: 'pointer', pointer: [...words.place.pointer, error.propertyName], on: 'key' },
  };
}

function describe(error: ErrorObject): string | undefined {
  const schema = error.parentSchema;
  const examples = schema?.['examples'];
  const example =
    Array.isArray(examples) && examples.length > 0 ? `for instance ${JSON.stringify(examples[0])}` : undefined;
  const description = schema?.['description'];
  return (
    [typeof description === 'string' ? description.replace(/\.$/, '') : undefined, example]
      .filter(Boolean)
      .join('; ') || undefined
  );
}

function hinted(hint: string | undefined): { readonly hint?: string } {
  return hint === undefined ? {} : { hint };
}

function nearestOf(value: unknown, allowed: readonly unknown[]): string {
  const names = allowed.filter((item) => typeof item === 'string');
  return (
    (typeof value === 'string' ? nameHint(value, names) : undefined) ??
    `it may be ${allowed.map((one) => JSON.stringify(one)).join(', ')}`
  );
}

function typeWords(type: unknown): string {
  const words: Record<string, string> = {
    object: 'a map of fields',
    array: 'a list',
    string: 'text',
    boolean: 'true or false',
    integer: 'a whole number',
    number: 'a number',
    null: 'empty',
  };
  const types = Array.isArray(type) ? type : String(type).split(',');
  return types.map((item) => words[String(item)] ?? String(item)).join(' or ');
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'a map of fields';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

function pathOf(instancePath: string): string[] {
  return instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function valueAt(data: unknown, pointer: readonly string[]): unknown {
  return pointer.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined,
    data,
  );
}
