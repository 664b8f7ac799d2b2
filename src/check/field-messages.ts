import type { ErrorObject } from 'ajv';
import { field } from '../content/content-index.ts';
import { nearestName } from '../diagnostics/nearest-name.ts';
import type { SchemaError, SchemaFinding } from './schema-error.ts';

/** Messages about missing and unknown fields. */

export function missingField({ error, pointer, place }: SchemaError): SchemaFinding {
  const missing = String(error.params['missingProperty']);
  if (missing === 'alt') return withoutAlt(place);
  const isTop = pointer.length === 0;
  return {
    code: 'field-missing',
    place: isTop ? { kind: 'fields' } : { ...place, on: 'key' },
    message: `The field "${missing}" is missing${isTop ? '' : ` in ${nameOfMap(pointer)}`}.`,
    hint: `add "${missing}:"`,
  };
}

function withoutAlt(place: SchemaError['place']): SchemaFinding {
  return {
    code: 'image-without-alt',
    place: { ...place, on: 'key' },
    message: 'The picture has no alternative text.',
    hint: 'describe it in "alt:", or write "decorative: true" if it adds nothing to the text',
  };
}

/** The name of a map in messages: its field, or its position in a list. */
function nameOfMap(pointer: readonly string[]): string {
  const [name = '', list] = [pointer.at(-1), pointer.at(-2)];
  const isItem = /^\d+$/.test(name) && list !== undefined && !/^\d+$/.test(list);
  return isItem ? `item ${Number(name) + 1} of "${list}"` : `"${name}"`;
}

export function unknownField({ error, pointer, given }: SchemaError): SchemaFinding {
  const extra = extraField(error) ?? '';
  const meant = missingFields(error, given).find((name) => isMisspelling(extra, name, error));
  const isFree = (name: string): boolean => !Object.hasOwn((given as object | undefined) ?? {}, name);
  const known = knownFields(error);
  const free = meant ?? nearestName(extra, known.filter(isFree));
  const near = free ?? nearestName(extra, known);
  return {
    code: 'field-unknown',
    place: { kind: 'pointer', pointer: [...pointer, extra], on: 'key' },
    message: `There is no field "${extra}" here.`,
    hint: near === undefined ? unknownFieldHint(extra, error) : nearFieldHint(near, free !== undefined),
  };
}

function nearFieldHint(near: string, isFree: boolean): string {
  return isFree
    ? `did you mean "${near}"?`
    : `"${near}" is given already: move there what is new here, and delete this`;
}

/** Suggests the field that the unknown one belongs below, or lists all known fields. */
function unknownFieldHint(extra: string, error: ErrorObject): string {
  const fields = Object.entries((error.parentSchema?.['properties'] as object | undefined) ?? {});
  const [holder] = fields.find(([, one]) => Object.hasOwn((field(one, 'properties') as object) ?? {}, extra)) ?? [];
  if (holder !== undefined) return `write it below "${holder}"`;
  return fields.length === 0 ? 'delete it' : `there is: ${fields.map(([name]) => name).join(', ')}`;
}

/** The name of an unknown field. Undefined for an error of another kind. */
export function extraField({ params }: ErrorObject): string | undefined {
  const extra: unknown = params['additionalProperty'] ?? params['unevaluatedProperty'];
  return typeof extra === 'string' ? extra : undefined;
}

/** Whether an unknown field is most likely a misspelt missing one: the names are near, or one begins with the other. */
export function isMisspelling(extra: string, missing: string, error: ErrorObject): boolean {
  if (nearestName(extra, knownFields(error)) === missing) return true;
  return extra.length >= SHORTEST && (missing.startsWith(extra) || extra.startsWith(missing));
}

/** Shorter names are the beginning of too many others. */
const SHORTEST = 4;

function knownFields({ parentSchema }: ErrorObject): readonly string[] {
  return Object.keys((parentSchema?.['properties'] as object | undefined) ?? {});
}

function missingFields({ parentSchema }: ErrorObject, given: unknown): readonly string[] {
  const required: unknown = parentSchema?.['required'];
  const own = (given as object | undefined) ?? {};
  return Array.isArray(required) ? required.filter((name: string) => !Object.hasOwn(own, name)) : [];
}
