import type { ErrorObject } from 'ajv';
import type { Finding, Place } from '../diagnostics/diagnostic.ts';
import { formatAsYaml } from './format-value.ts';

/** A finding without its severity and file, which are the same for all errors of a record. */
export type SchemaFinding = Omit<Finding, 'severity' | 'path'>;

/** An error of schema validation, with the values that messages need. */
export interface SchemaError {
  readonly error: ErrorObject;
  /** The path of the invalid value. It is that of the map if a field is missing or unknown. */
  readonly pointer: readonly string[];
  readonly place: Extract<Place, { readonly kind: 'pointer' }>;
  /** The name of the value at the beginning of a sentence: its key in quotes, or its position in a list. */
  readonly name: string;
  readonly given: unknown;
}

export function schemaError(error: ErrorObject, data: unknown): SchemaError {
  const pointer = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return {
    error,
    pointer,
    place: { kind: 'pointer', pointer, on: 'value' },
    name: nameOf(pointer, data),
    given: valueAt(data, pointer),
  };
}

function nameOf(pointer: readonly string[], data: unknown): string {
  const [name, list] = [pointer.at(-1), pointer.at(-2)];
  if (name === undefined) return 'This file';
  const isItem = list !== undefined && Array.isArray(valueAt(data, pointer.slice(0, -1)));
  return isItem ? `Item ${Number(name) + 1} of "${list}"` : `"${name}"`;
}

/** A hint from the description and the example in the schema. Empty if it has neither. */
export function describedHint({ error: { parentSchema } }: SchemaError): { readonly hint?: string } {
  const description = parentSchema?.['description'] ?? parentSchema?.['$comment'];
  const examples = parentSchema?.['examples'];
  const hint = [
    typeof description === 'string' ? description.replace(/\.$/, '') : '',
    Array.isArray(examples) && examples.length > 0 ? `for instance ${formatAsYaml(examples[0])}` : '',
  ]
    .filter((part) => part !== '')
    .join('; ');
  return hint === '' ? {} : { hint };
}

function valueAt(data: unknown, pointer: readonly string[]): unknown {
  return pointer.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined,
    data,
  );
}
