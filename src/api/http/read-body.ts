import type { BodySchema } from '../../content/validator.ts';
import { type FieldError, refuse } from '../refusal.ts';
import { decodeForm } from './decode-form.ts';

/** Bytes of a request → the value they stand for. */

/** More than any form needs. */
export const LARGEST_BODY = 64 * 1024;

/** Deeper than any body goes. */
const DEEPEST = 12;

export interface SentBody {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly schema: BodySchema | undefined;
}

/** A form sent without script. */
export function isForm(contentType: string): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType);
}

/** The value that was sent. Refuses what is none, with `no-data`; what is in it is for the schema to say. */
export function readBody({ bytes, contentType, schema }: SentBody): unknown {
  if (bytes.length === 0) refuse('no-data');
  const text = decoded(bytes);
  const value = isForm(contentType) ? decodeForm(new URLSearchParams(text), schema) : parsed(text, contentType);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse('no-data');
  requireStorable(value);
  return value;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('no-data');
  }
}

function parsed(text: string, contentType: string): unknown {
  if (!/^application\/(?:[\w.-]+\+)?json\s*(;|$)/i.test(contentType)) refuse('no-data', { status: 415 });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse('no-data');
  }
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
    if (depth === DEEPEST) refuse('missing-data');
    for (const [key, part] of Object.entries(item)) {
      if (!isStorable(key)) refuse('missing-data');
      const step = key.replaceAll('~', '~0').replaceAll('/', '~1');
      left.push({ item: part, pointer: `${pointer}/${step}`, depth: depth + 1 });
    }
  }
  if (errors.length > 0) refuse('missing-data', { errors });
}

function isStorable(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}
