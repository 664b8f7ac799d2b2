import { nameHint } from '../diagnostics/nearest-name.ts';
import { formatAsYaml, formatValue } from './format-value.ts';
import { describedHint, type SchemaError, type SchemaFinding } from './schema-error.ts';
import { suggestedValue } from './suggested-value.ts';

/** Messages about invalid values. */

export function notAllowed(failure: SchemaError): SchemaFinding {
  const { error, name, place, given } = failure;
  const allowed = (error.params['allowedValues'] as readonly unknown[] | undefined) ?? [error.params['allowedValue']];
  const names = allowed.filter((item) => typeof item === 'string');
  if (Array.isArray(given) && allowed.some(Array.isArray)) return listNotAllowed(failure, { items: given, names });
  const nearest = typeof given === 'string' ? nameHint(given, names) : undefined;
  return {
    code: 'value-not-allowed',
    place,
    message: `${name} may not be ${formatValue(given)}.`,
    hint: nearest ?? `it may be ${allowed.map((one) => JSON.stringify(one)).join(', ')}`,
  };
}

/** Reports the first item of a list that is not allowed. If each item is, they are not allowed together. */
function listNotAllowed(
  failure: SchemaError,
  { items, names }: { readonly items: readonly unknown[]; readonly names: readonly string[] },
): SchemaFinding {
  const { name, place, pointer } = failure;
  const at = items.findIndex((item) => !names.includes(item as string));
  const item = items[at];
  if (at === -1) {
    const message = `${name} may not be ${formatAsYaml(items)}.`;
    return { code: 'value-not-allowed', place, message, ...describedHint(failure) };
  }
  return {
    code: 'value-not-allowed',
    place: { kind: 'pointer', pointer: [...pointer, String(at)], on: 'value' },
    message: `Item ${at + 1} of ${name} may not be ${formatValue(item)}.`,
    hint: nameHint(formatAsYaml(item), names) ?? `it may be ${names.join(', ')}`,
  };
}

const TYPES: Readonly<Record<string, string>> = {
  object: 'a map of fields',
  array: 'a list',
  string: 'text',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  null: 'empty',
};

export function wrongType(failure: SchemaError): SchemaFinding {
  const { error, name, place, given } = failure;
  const type: unknown = error.params['type'];
  const types: readonly unknown[] = Array.isArray(type) ? type : String(type).split(',');
  const expected = types.map((one) => TYPES[String(one)] ?? String(one)).join(' or ');
  if (given === null)
    return { code: 'value-type', place, message: `${name} is empty, and must be ${expected}.`, ...emptyHint(failure) };
  const message = `${name} must be ${expected}, not ${formatValue(given)}.`;
  const meant = suggestedValue(given, {
    types: holdsTexts(error) ? types : types.filter((one) => one !== 'array'),
    pattern: error.parentSchema?.['pattern'] as string | undefined,
  });
  return { code: 'value-type', place, message, ...(meant === undefined ? describedHint(failure) : { hint: meant }) };
}

/** The hint for an empty value. In YAML an unquoted value that begins with # is a comment. */
function emptyHint(failure: SchemaError): { readonly hint: string } {
  const { hint } = describedHint(failure);
  return {
    hint: `fill it in, or delete it; put a value that begins with # in quotes${hint === undefined ? '' : `. ${hint}`}`,
  };
}

/** Whether the items of the list are texts, according to its schema or its example. */
function holdsTexts({ parentSchema }: SchemaError['error']): boolean {
  const [list] = (parentSchema?.['examples'] ?? []) as readonly unknown[];
  const items = parentSchema?.['items'] as { readonly type?: unknown } | undefined;
  return items?.type === 'string' || (Array.isArray(list) && typeof list[0] === 'string');
}

const LIMITS: Readonly<Record<string, string>> = {
  minimum: 'at least',
  maximum: 'at most',
  exclusiveMinimum: 'more than',
  exclusiveMaximum: 'less than',
  multipleOf: 'a multiple of',
};

export function outOfRange(failure: SchemaError): SchemaFinding {
  const { error, name, place, given } = failure;
  const limit = error.params['limit'] ?? error.params['multipleOf'];
  const message = `${name} must be ${LIMITS[error.keyword]} ${limit}, not ${formatValue(given)}.`;
  return { code: 'value-range', place, message, ...describedHint(failure) };
}

export function tooShort({ name, place }: SchemaError): SchemaFinding {
  return {
    code: 'value-empty',
    place,
    message: `${name} is empty or too short.`,
    hint: 'fill it in, or delete it',
  };
}

export function tooMany({ error, name, place }: SchemaError): SchemaFinding {
  const most = error.params['limit'];
  const message = `${name} may have ${most} ${most === 1 ? 'entry' : 'entries'} at most.`;
  return { code: 'value-shape', place, message, hint: 'delete entries, or split them into several' };
}

/** Reports the second of two equal items. */
export function doubledItem({ error, name, pointer }: SchemaError): SchemaFinding {
  const [first, second] = [Number(error.params['j']), Number(error.params['i'])];
  const later = Math.max(first, second);
  return {
    code: 'value-shape',
    place: { kind: 'pointer', pointer: [...pointer, String(later)], on: 'value' },
    message: `Item ${later + 1} of ${name} is the same as item ${Math.min(first, second) + 1}.`,
    hint: 'keep one of the two',
  };
}

export function noAlternative(failure: SchemaError): SchemaFinding {
  const { name, place } = failure;
  const message = `${name} has none of the allowed forms.`;
  return { code: 'value-shape', place, message, ...describedHint(failure) };
}

/** For all other keywords: the message of the validator. */
export function notValid({ error, name, place }: SchemaError): SchemaFinding {
  return { code: 'value-shape', place, message: `${name} ${error.message ?? 'is not valid'}.` };
}
