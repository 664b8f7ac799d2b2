import type { BodySchema } from '../../content/validator.ts';
import { type FieldError, refuse } from '../refusal.ts';
import { decodeForm } from './decode-form.ts';

/** The maximum size of a body in bytes, which is more than any form needs. */
export const MAX_BODY_BYTES = 64 * 1024;

/** The maximum depth of a body, which is more than any schema has. */
const MAX_DEPTH = 12;

const TOO_DEEP =
  'The body has values inside values deeper than any operation takes. Send the fields of this operation only.';

const UNSTORABLE_NAME =
  'The name of a field contains the character zero or half of a surrogate pair. Send the fields of this operation only.';

export interface SentBody {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly schema: BodySchema | undefined;
}

/** Whether the body is a form that was sent without JavaScript. */
export function isForm(contentType: string): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType);
}

/**
 * Parses a body, which is not validated yet. Refuses an empty one (`no-data`), an unknown content type
 * (`unsupported-media-type`), malformed text (`malformed-body`) and JSON that is not an object (`not-an-object`).
 */
export function readBody({ bytes, contentType, schema }: SentBody): unknown {
  if (bytes.length === 0) refuse('no-data');
  const text = decodeText(bytes);
  if (text.trim() === '') refuse('no-data');
  const value = isForm(contentType) ? decodeForm(new URLSearchParams(text), schema) : parseJson(text, contentType);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuseNonObject(value);
  requireStorable(value);
  return value;
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('malformed-body', { detail: 'The body is not text in UTF-8. Encode it in UTF-8 and send it again.' });
  }
}

function parseJson(text: string, contentType: string): unknown {
  if (!/^application\/(?:[\w.-]+\+)?json\s*(;|$)/i.test(contentType)) refuse('unsupported-media-type');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse('malformed-body', { detail: 'The body is not valid JSON. Correct its syntax and send it again.' });
  }
}

/** Refuses a value with the kind of JSON that was sent instead of an object. */
function refuseNonObject(value: unknown): never {
  const kind = Array.isArray(value) ? 'an array' : value === null ? 'null' : `a ${typeof value}`;
  const detail = `The body is ${kind}, and this operation takes a JSON object. Put its fields into one JSON object.`;
  return refuse('not-an-object', { detail });
}

/** Refuses bodies that are too deep, and texts that PostgreSQL cannot store: those with U+0000 or lone surrogates. */
function requireStorable(value: object): void {
  const errors: FieldError[] = [];
  const queue: { readonly item: unknown; readonly pointer: string; readonly depth: number }[] = [
    { item: value, pointer: '', depth: 0 },
  ];
  for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
    const { item, pointer, depth } = one;
    if (typeof item === 'string' && !isStorable(item)) errors.push({ pointer, code: 'format' });
    if (typeof item !== 'object' || item === null) continue;
    if (depth === MAX_DEPTH) refuse('missing-data', { detail: TOO_DEEP });
    for (const [key, child] of Object.entries(item)) {
      if (!isStorable(key)) refuse('missing-data', { detail: UNSTORABLE_NAME });
      const token = key.replaceAll('~', '~0').replaceAll('/', '~1');
      queue.push({ item: child, pointer: `${pointer}/${token}`, depth: depth + 1 });
    }
  }
  if (errors.length > 0) refuse('missing-data', { errors });
}

function isStorable(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}
