import type { ErrorObject } from 'ajv';
import type { FieldCode, ProblemCode } from '../../domain/site/api-contract.ts';
import { type FieldError, refuse } from '../refusal.ts';

/** Field codes by JSON Schema keyword. */
const CODES: Readonly<Record<string, FieldCode>> = {
  required: 'required',
  minItems: 'required',
  pattern: 'format',
  not: 'format',
  minLength: 'format',
  type: 'format',
  maxLength: 'too-long',
  maxItems: 'too-many',
  maxProperties: 'too-many',
};

/** Problem codes for fields that have their own code if they are missing. */
const CODES_OF_MISSING_FIELDS: Readonly<Record<string, ProblemCode>> = {
  'Rating /ident': 'event-missing',
  'Rating /session': 'session-missing',
  'Rating /stars': 'rating-missing',
  'WorkshopRegistration /workshops': 'no-workshops',
  'TeamRegistration /members': 'team-members-missing',
};

/** Refuses a body with the errors of its validator. Each field is reported once, with its first error. */
export function refuseBody(body: string, validationErrors: readonly ErrorObject[]): never {
  const errors = new Map<string, FieldError>();
  for (const error of validationErrors) {
    const pointer = pointerOf(error);
    const code = codeOf(error);
    if (error.keyword !== 'oneOf' && !errors.has(pointer)) errors.set(pointer, { pointer, code });
  }
  const all = [...errors.values()];
  const missing = all.filter(({ code }) => code === 'required');
  const codes = missing.flatMap(({ pointer }) => CODES_OF_MISSING_FIELDS[`${body} ${pointer}`] ?? []);
  return refuse(codes[0] ?? 'missing-data', { errors: all });
}

/** A blank text counts as missing. */
function codeOf({ keyword, params, instancePath }: ErrorObject): FieldCode {
  const { pattern } = params as { readonly pattern?: string };
  if (keyword === 'pattern' && pattern === '\\S') return 'required';
  if (keyword === 'type' && instancePath === '') return 'required';
  return CODES[keyword] ?? 'not-allowed';
}

function pointerOf({ instancePath, keyword, params }: ErrorObject): string {
  const named = params as { readonly missingProperty?: string; readonly additionalProperty?: string };
  const name = keyword === 'required' ? named.missingProperty : named.additionalProperty;
  return name === undefined ? instancePath : `${instancePath}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
