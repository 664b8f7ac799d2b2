import type { BodySchema } from '../../content/validator.ts';
import { type FieldError, refuse } from '../refusal.ts';
import { decodeForm } from './decode-form.ts';

/** Bytes of a request → the value they stand for. */

/** More than any form needs. */
export const LARGEST_BODY = 64 * 1024;

/** Deeper than any body goes. */
const DEEPEST = 12;

const TOO_DEEP =
  'The body has values inside values deeper than any operation takes. Send the fields of this operation only.';

const UNSTORABLE_NAME =
  'The name of a field contains the character zero or half of a surrogate pair. Send the fields of this operation only.';

export interface SentBody {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly schema: BodySchema | undefined;
}

/** A form sent without script. */
export function isForm(contentType: string): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType);
}

/**
 * The object that was sent. Refuses an empty body (`no-data`), other content types (`unsupported-media-type`), what cannot be
 * read (`malformed-body`) and JSON of another kind (`not-an-object`). Whether the fields are right is for the schema to say.
 */
export function readBody({ bytes, contentType, schema }: SentBody): unknown {
  if (bytes.length === 0) refuse('no-data');
  const text = decoded(bytes);
  if (text.trim() === '') refuse('no-data');
  const value = isForm(contentType) ? decodeForm(new URLSearchParams(text), schema) : parsed(text, contentType);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuseKind(value);
  requireStorable(value);
  return value;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('malformed-body', { detail: 'The body is not text in UTF-8. Encode it in UTF-8 and send it again.' });
  }
}

function parsed(text: string, contentType: string): unknown {
  if (!/^application\/(?:[\w.-]+\+)?json\s*(;|$)/i.test(contentType)) refuse('unsupported-media-type');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse('malformed-body', { detail: 'The body is not valid JSON. Correct its syntax and send it again.' });
  }
}

/** Says what was sent in the place of an object. */
function refuseKind(value: unknown): never {
  const kind = Array.isArray(value) ? 'an array' : value === null ? 'null' : `a ${typeof value}`;
  const detail = `The body is ${kind}, and this operation takes a JSON object. Put its fields into one JSON object.`;
  return refuse('not-an-object', { detail });
}

/** Refuses depths that no body has, and what a database cannot hold in a text: the character zero, halves of pairs. */
function requireStorable(value: object): void {
  const errors: FieldError[] = [];
  const left: { readonly item: unknown; readonly pointer: string; readonly depth: number }[] = [
    { item: value, pointer: '', depth: 0 },
  ];
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    const { item, pointer, depth } = one;
    if (typeof item === 'string' && !isStorable(item)) errors.push({ pointer, code: 'format' });
    if (typeof item !== 'object' || item === null) continue;
    if (depth === DEEPEST) refuse('missing-data', { detail: TOO_DEEP });
    for (const [key, part] of Object.entries(item)) {
      if (!isStorable(key)) refuse('missing-data', { detail: UNSTORABLE_NAME });
      const step = key.replaceAll('~', '~0').replaceAll('/', '~1');
      left.push({ item: part, pointer: `${pointer}/${step}`, depth: depth + 1 });
    }
  }
  if (errors.length > 0) refuse('missing-data', { errors });
}

function isStorable(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}
