import type { ErrorObject } from 'ajv';
import type { FieldCode, ProblemCode } from '../../domain/api-contract.ts';
import { type FieldError, refuse } from '../refusal.ts';

/** What a validator found → what the service refuses with. */

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

/** Where a field has a refusal of its own when it is missing. */
const OWN: Readonly<Record<string, ProblemCode>> = {
  'Rating /ident': 'event-missing',
  'Rating /session': 'session-missing',
  'Rating /stars': 'rating-missing',
  'WorkshopRegistration /workshops': 'no-workshops',
  'TeamRegistration /members': 'team-members-missing',
};

/** Refuses a body that its validator found wrong. Each place is told once, in the order in which it was found. */
export function refuseBody(body: string, found: readonly ErrorObject[]): never {
  const errors = new Map<string, FieldError>();
  for (const error of found) {
    const pointer = pointerOf(error);
    const code = codeOf(error);
    if (error.keyword !== 'oneOf' && !errors.has(pointer)) errors.set(pointer, { pointer, code });
  }
  const all = [...errors.values()];
  const own = all.filter(({ code }) => code === 'required').flatMap(({ pointer }) => OWN[`${body} ${pointer}`] ?? []);
  return refuse(own[0] ?? 'missing-data', { errors: all });
}

/** A text that is there but blank was not filled in. */
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
