import { fieldAnnotations } from 'conf-site:schemas';
import { allRecordsOf, type ContentIndex, type ContentRecord } from '../../content/content-index.ts';
import { annotatedValues } from '../../content/schema-annotations.ts';
import type { Finding, Place } from '../../diagnostics/diagnostic.ts';
import { grouped } from '../../domain/grouped.ts';
import { visitTexts } from '../visit-texts.ts';

/**
 * Checks that nothing private is published. Adds `private-published` for an e-mail address, phone number or PIN of a
 * private field that is repeated in a text or another field. Each record lists its secrets and everything it publishes
 * that may be a secret; these lists are then compared, which avoids a search for each secret in each text.
 */
export function checkPrivate(index: ContentIndex, { secrets, candidates }: PrivateParts): readonly Finding[] {
  if (candidates.length === 0) return [];
  const own = allRecordsOf(index, 'company')[0]?.data.contactEmail;
  // The address of the organiser is public, even if private fields repeat it.
  const others = secrets.filter(({ value }) => value !== own);
  const byKey = grouped(others, keyOf);
  return candidates.flatMap((candidate) => {
    const secretsWith = (key: string): readonly Secret[] =>
      (byKey.get(keyOf({ kind: candidate.kind, key })) ?? []).filter((secret) => !isExampleIn(candidate, secret));
    if (candidate.kind === 'e-mail address') return emailsIn(candidate, secretsWith);
    return secretsWith(candidate.key).map((secret) => privateFinding(candidate, secret));
  });
}

/** Interface texts show the examples of the schemas, as in "write it like …". */
function isExampleIn({ path }: Candidate, { isExample }: Secret): boolean {
  return isExample === true && path.startsWith('content/i18n/');
}

/** The secrets of records, and the published values that may be secrets. */
export interface PrivateParts {
  readonly secrets: readonly Secret[];
  readonly candidates: readonly Candidate[];
}

/** `key` is what texts are searched for. For an e-mail address it is the characters before its `@`. */
export interface Secret {
  readonly kind: 'e-mail address' | 'phone number' | 'PIN';
  readonly owner: string;
  readonly value: string;
  readonly key: string;
  /** The value is the example that the schema gives for the field. */
  readonly isExample?: boolean;
}

/** A number with its place, or a whole text that contains an `@`. */
export type Candidate =
  | { readonly kind: 'phone number' | 'PIN'; readonly key: string; readonly path: string; readonly place: Place }
  | Published;

interface Published {
  readonly kind: 'e-mail address';
  readonly text: string;
  readonly path: string;
  /** Absent for the text below a front matter. */
  readonly pointer?: readonly string[];
}

function keyOf({ kind, key }: Pick<Secret, 'kind' | 'key'>): string {
  return `${kind} ${key}`;
}

/** The values of a record's private fields. */
export function secretsOf({ document, place }: ContentRecord): readonly Secret[] {
  const annotated = annotatedValues(document.data, fieldAnnotations[place.kind] ?? [], 'private');
  return annotated.flatMap(({ value, pointer, annotation }): readonly Secret[] => {
    if (typeof value !== 'string' || value === '') return [];
    const examples = (annotation.examples ?? []).filter((one) => typeof one === 'string');
    const secret = { owner: place.ident, value, ...(examples.includes(value) ? { isExample: true } : {}) };
    if (value.includes('@')) return [{ kind: 'e-mail address', ...secret, key: beforeAt(value.toLowerCase()) }];
    if (pointer.at(-1) === 'pin') return [{ kind: 'PIN', ...secret, key: value }];
    const digits = digitsOf(value);
    if (digits.length < FEWEST_DIGITS) return [];
    const isExample = examples.some((one) => digitsOf(one) === digits);
    return [{ kind: 'phone number', ...secret, ...(isExample ? { isExample } : {}), key: tailOf(digits) }];
  });
}

/** The last characters before the `@`, for a first comparison of addresses. Empty if there are too few. */
function beforeAt(text: string, at = text.indexOf('@')): string {
  return at < CHARACTERS_BEFORE_AT ? '' : text.slice(at - CHARACTERS_BEFORE_AT, at);
}

const CHARACTERS_BEFORE_AT = 3;

/** Reports each address once, at its first occurrence in a text. */
function emailsIn(published: Published, secretsBy: (key: string) => readonly Secret[]): readonly Finding[] {
  const text = published.text.toLowerCase();
  const seen = new Set<Secret>();
  return [...text.matchAll(/@/g)].flatMap(({ index }) =>
    [...new Set([beforeAt(text, index), ''])].flatMap(secretsBy).flatMap((secret) => {
      const sought = secret.value.toLowerCase();
      const start = index - sought.indexOf('@');
      if (seen.has(secret) || start < 0 || !text.startsWith(sought, start)) return [];
      seen.add(secret);
      return [
        privateFinding({ path: published.path, place: placeIn(published, start, start + sought.length) }, secret),
      ];
    }),
  );
}

/** Everything that may be a secret in a record: in its values except the private ones, its siblings and its bodies. */
export function candidatesIn(record: ContentRecord): readonly Candidate[] {
  const fields = fieldAnnotations[record.place.kind] ?? [];
  const hidden = new Set(
    annotatedValues(record.document.data, fields, 'private').map(({ pointer }) => pointer.join('/')),
  );
  const found: Candidate[] = [];
  const add = (published: Published): void => {
    for (const candidate of candidatesFrom(published)) found.push(candidate);
  };
  for (const { path, data, body } of [record.document, ...Object.values(record.translations)]) {
    visitTexts(data, (text, at) => {
      if (!MAY_BE_SECRET.test(text) || hidden.has(at.join('/'))) return;
      add({ kind: 'e-mail address', text, path, pointer: [...at] });
    });
    if (MAY_BE_SECRET.test(body)) add({ kind: 'e-mail address', text: body, path });
  }
  return found;
}

/** A text without any of these characters contains no secret. */
const MAY_BE_SECRET = /[@\d]/;

function candidatesFrom(published: Published): readonly Candidate[] {
  return [
    ...(published.text.includes('@') ? [published] : []),
    ...numbersIn(published, { kind: 'phone number', pattern: PHONE, keyIn: (found) => tailOf(digitsOf(found)) }),
    ...pinsIn(published),
  ];
}

/** Digits alone may be a year or a price. They may be a PIN only if the text mentions one. */
function pinsIn(published: Published): readonly Candidate[] {
  return /\bPIN\b/i.test(published.text)
    ? numbersIn(published, { kind: 'PIN', pattern: /\d+/g, keyIn: (found) => found })
    : [];
}

interface NumberForm {
  readonly kind: 'phone number' | 'PIN';
  readonly pattern: RegExp;
  readonly keyIn: (found: string) => string;
}

/** Each number once, at its first occurrence. */
function numbersIn(published: Published, { kind, pattern, keyIn }: NumberForm): readonly Candidate[] {
  const seen = new Set<string>();
  return [...published.text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    const key = keyIn(found);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ kind, key, path: published.path, place: placeIn(published, index, index + found.length) }];
  });
}

const FEWEST_DIGITS = 8;
/** A phone number in any notation, with or without a country code. */
const PHONE = /\+?\d(?:[ ()/.-]?\d){7,}/g;

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function tailOf(digits: string): string {
  return digits.slice(-FEWEST_DIGITS);
}

function placeIn({ pointer }: Published, start: number, end: number): Place {
  return pointer === undefined ? { kind: 'body', start, end } : { kind: 'pointer', pointer, on: 'value' };
}

function privateFinding({ path, place }: Pick<Finding, 'path' | 'place'>, { kind, owner }: Secret): Finding {
  return {
    code: 'private-published',
    severity: 'error',
    path,
    place,
    message: `This would publish the ${kind} of "${owner}", which is private.`,
    hint: 'delete it; {contactEmail} is the address for all questions',
  };
}
