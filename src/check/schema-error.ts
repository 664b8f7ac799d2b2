import type { ErrorObject } from 'ajv';
import type { Finding, Place } from '../diagnostics/diagnostic.ts';
import { shownExample } from './shown-value.ts';

/** What an error says, and where it stands. */
export type Words = Omit<Finding, 'severity' | 'path'>;

/** An error of a schema, with what words about it need. */
export interface SchemaError {
  readonly error: ErrorObject;
  /** Where the value stands that breaks the schema: the map itself, where a field is missing or unknown. */
  readonly pointer: readonly string[];
  readonly place: Extract<Place, { readonly kind: 'pointer' }>;
  /** What messages call the value, as the beginning of a sentence: its key in quotes, or which item of which list it is. */
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

/** What the schema says that the value is, with an example, as a hint; nothing where it says neither. */
export function describedHint({ error: { parentSchema } }: SchemaError): { readonly hint?: string } {
  const description = parentSchema?.['description'] ?? parentSchema?.['$comment'];
  const examples = parentSchema?.['examples'];
  const hint = [
    typeof description === 'string' ? description.replace(/\.$/, '') : '',
    Array.isArray(examples) && examples.length > 0 ? `for instance ${shownExample(examples[0])}` : '',
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
