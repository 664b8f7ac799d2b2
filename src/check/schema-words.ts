import type { ErrorObject } from 'ajv';
import type { Finding, Place } from '../diagnostics/diagnostic.ts';
import { nameHint } from '../diagnostics/nearest-name.ts';

/** What an error says, and where it stands. */
export type Words = Omit<Finding, 'severity' | 'path'>;

/** What an error of a schema says to an editor, and where: one `value-*`, `field-*` or `key-*` code, or one of times and pictures. */
export function wordsFor(error: ErrorObject, data: unknown): Words {
  const pointer = pathOf(error.instancePath);
  const value: Place = { kind: 'pointer', pointer, on: 'value' };
  const params = error.params as Record<string, unknown>;
  const name = pointer.at(-1) ?? 'this file';
  switch (error.keyword) {
    case 'required': {
      const missing = String(params['missingProperty']);
      if (missing === 'alt') return withoutAlt(value);
      return {
        code: 'field-missing',
        place: pointer.length === 0 ? { kind: 'file' } : { ...value, on: 'key' },
        message: `The field "${missing}" is missing${pointer.length === 0 ? '' : ` in ${placeWords(pointer)}`}.`,
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
        ...hinted(describe(error)),
      };
    case 'pattern':
      return keyed(
        error,
        timeWords(valueAt(data, pointer), { name, place: value, pattern: String(params['pattern']) }) ?? {
          code: 'value-format',
          place: value,
          message: `"${name}" does not have the right form: ${show(valueAt(data, pointer))}.`,
          ...hinted(describe(error)),
        },
      );
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
    case 'multipleOf':
      return rangeWords(error, { name, place: value, given: show(valueAt(data, pointer)) });
    case 'uniqueItems':
    case 'maxItems':
    case 'maxProperties':
      return listWords(error, { name, place: value });
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

function withoutAlt(value: Place): Words {
  return {
    code: 'image-without-alt',
    place: { ...value, on: 'key' } as Place,
    message: 'The picture has no words for those who do not see it.',
    hint: 'add "alt:" with what it shows, or "decorative: true" if it says nothing that the text does not',
  };
}

/** A date that is given as a time, or the other way round; undefined where the value is neither. */
function timeWords(
  given: unknown,
  { name, place, pattern }: { readonly name: string; readonly place: Place; readonly pattern: string },
): Words | undefined {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})?(?:(?:^|[T ])(\d{2}:\d{2})(?::\d{2})?)?$/.exec(String(given)) ?? [];
  const fits = (text: string): boolean => new RegExp(pattern, 'u').test(text);
  if (date !== undefined && time !== undefined && fits(date) && !fits(`${date}T00:00`)) {
    return {
      code: 'time-unexpected',
      place,
      message: `"${name}" is a whole day, without a time of day.`,
      hint: `write ${date}`,
    };
  }
  if (date !== undefined && fits('08:00') && !fits(date)) {
    const hint = `write '${time ?? '08:00'}', in quotes`;
    return { code: 'date-unexpected', place, message: `"${name}" is a time of day: its day is known.`, hint };
  }
  if (date === undefined && time !== undefined && fits('2026-05-08')) {
    const day = fits('2026-05-08T08:00') ? `2026-05-08T${time}` : '2026-05-08';
    return {
      code: 'date-missing',
      place,
      message: `"${name}" needs its day, and ${time} is a time alone.`,
      hint: `write the day, for instance ${day}`,
    };
  }
  return undefined;
}

/** A pattern on property names is about the key, which stands below the map that the error points at. */
function keyed(error: ErrorObject, words: Words): Words {
  if (error.propertyName === undefined || words.place.kind !== 'pointer') return words;
  return {
    ...words,
    code: 'key-format',
    message: `The key "${error.propertyName}" does not have the right form.`,
    hint: keyHint(String(error.params['pattern'])),
    place: { kind: 'pointer', pointer: [...words.place.pointer, error.propertyName], on: 'key' },
  };
}

const KEY_HINTS: readonly (readonly [key: string, hint: string])[] = [
  ['2026', "a year in quotes, for instance '2026'"],
  ['en', 'a two-letter code of a language, for instance en'],
  ['1', "a number in quotes, for instance '1'"],
];

/** What keys of a form look like, told by one that fits. */
function keyHint(pattern: string): string {
  const form = new RegExp(pattern, 'u');
  const found = form.test('aName') ? undefined : KEY_HINTS.find(([key]) => form.test(key));
  return found?.[1] ?? 'letters and digits, beginning with a letter, for instance ticketSales';
}

/** Where in the file: the name of the field, and of which item where it is in a list. */
function placeWords(pointer: readonly string[]): string {
  const [name = '', list] = [pointer.at(-1), pointer.at(-2)];
  const isItem = /^\d+$/.test(name) && list !== undefined && !/^\d+$/.test(list);
  return isItem ? `item ${Number(name) + 1} of "${list}"` : `"${name}"`;
}

interface ValueWords {
  readonly name: string;
  readonly place: Place;
}

const LIMITS: Readonly<Record<string, string>> = {
  minimum: 'at least',
  maximum: 'at most',
  exclusiveMinimum: 'more than',
  exclusiveMaximum: 'less than',
  multipleOf: 'a multiple of',
};

function rangeWords(error: ErrorObject, { name, place, given }: ValueWords & { readonly given: string }): Words {
  const limit = error.params['limit'] ?? error.params['multipleOf'];
  const message = `"${name}" must be ${LIMITS[error.keyword]} ${limit}, not ${given}.`;
  return { code: 'value-range', place, message, ...hinted(describe(error)) };
}

function listWords(error: ErrorObject, { name, place }: ValueWords): Words {
  if (error.keyword === 'uniqueItems') {
    const [first, second] = [Number(error.params['j']), Number(error.params['i'])];
    const later = Math.max(first, second);
    return {
      code: 'value-shape',
      place: { kind: 'pointer', pointer: [...pathOf(error.instancePath), String(later)], on: 'value' },
      message: `Item ${later + 1} of "${name}" is the same as item ${Math.min(first, second) + 1}.`,
      hint: 'keep one of the two',
    };
  }
  const most = error.params['limit'];
  const message = `"${name}" may have ${most} ${most === 1 ? 'entry' : 'entries'} at most.`;
  return { code: 'value-shape', place, message, hint: 'keep what is meant, or write several one after the other' };
}

function describe(error: ErrorObject): string | undefined {
  const schema = error.parentSchema;
  const examples = schema?.['examples'];
  const example =
    Array.isArray(examples) && examples.length > 0 ? `for instance ${JSON.stringify(examples[0])}` : undefined;
  const description = schema?.['description'] ?? schema?.['$comment'];
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
