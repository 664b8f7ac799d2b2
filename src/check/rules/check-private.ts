import { fieldNotes } from 'conf-site:schemas';
import { type ContentIndex, type ContentRecord, field, recordsOf } from '../../content/content-index.ts';
import { notedValues } from '../../content/schema-notes.ts';
import type { Finding, Place } from '../../diagnostics/diagnostic.ts';
import { grouped } from '../../model/grouped.ts';
import { textsBelow } from '../texts-below.ts';

/**
 * What only the organisers may know stands in nothing that is published: `private-published` for an e-mail address, a
 * telephone number or a PIN of a private field that a text or another field repeats. Each record says what of it is
 * secret, and where it publishes what a secret could be: no secret is looked for in all texts.
 */
export function checkPrivate(index: ContentIndex, { secrets, suspects }: PrivateParts): readonly Finding[] {
  if (suspects.length === 0) return [];
  const own = field(recordsOf(index, 'company')[0]?.document.data, 'contactEmail');
  // The organiser's own address is public, whoever else uses it.
  const others = secrets.filter(({ value }) => value !== own);
  const byKey = grouped(others, keyOf);
  const knownAs = (what: Secret['what'], key: string): readonly Secret[] => byKey.get(keyOf({ what, key })) ?? [];
  return suspects.flatMap((suspect) => {
    if (suspect.what === 'e-mail address') return emailsIn(suspect, (key) => knownAs(suspect.what, key));
    return knownAs(suspect.what, suspect.key).map((secret) => told(suspect, secret));
  });
}

/** What of records is secret, and what they publish that could be. */
export interface PrivateParts {
  readonly secrets: readonly Secret[];
  readonly suspects: readonly Suspect[];
}

/** `key`: what texts are looked through for; of an e-mail address, the signs before its `@`. */
export interface Secret {
  readonly what: 'e-mail address' | 'phone number' | 'PIN';
  readonly owner: string;
  readonly value: string;
  readonly key: string;
}

/** A number where it stands, or a whole text with an `@` in it. */
export type Suspect =
  | { readonly what: 'phone number' | 'PIN'; readonly key: string; readonly path: string; readonly place: Place }
  | Published;

interface Published {
  readonly what: 'e-mail address';
  readonly text: string;
  readonly path: string;
  /** Absent for the text below a front matter. */
  readonly pointer?: readonly string[];
}

function keyOf({ what, key }: Pick<Secret, 'what' | 'key'>): string {
  return `${what} ${key}`;
}

/** The secrets of a record, those of private fields. */
export function secretsOf({ document, place }: ContentRecord): readonly Secret[] {
  const noted = notedValues(document.data, fieldNotes[place.kind] ?? [], 'private');
  return noted.flatMap(({ value, pointer }): readonly Secret[] => {
    if (typeof value !== 'string' || value === '') return [];
    const secret = { owner: place.ident, value };
    if (value.includes('@')) return [{ what: 'e-mail address', ...secret, key: beforeAt(value.toLowerCase()) }];
    if (pointer.at(-1) === 'pin') return [{ what: 'PIN', ...secret, key: value }];
    const digits = digitsOf(value);
    return digits.length < FEWEST_DIGITS ? [] : [{ what: 'phone number', ...secret, key: tailOf(digits) }];
  });
}

/** What addresses are told apart by at first; nothing for one that has too little before its `@`. */
function beforeAt(text: string, at = text.indexOf('@')): string {
  return at < SIGNS_BEFORE_AT ? '' : text.slice(at - SIGNS_BEFORE_AT, at);
}

const SIGNS_BEFORE_AT = 3;

/** Each address where it first stands in a text. */
function emailsIn(published: Published, secretsBy: (key: string) => readonly Secret[]): readonly Finding[] {
  const text = published.text.toLowerCase();
  const seen = new Set<Secret>();
  return [...text.matchAll(/@/g)].flatMap(({ index }) =>
    [...new Set([beforeAt(text, index), ''])].flatMap(secretsBy).flatMap((secret) => {
      const sought = secret.value.toLowerCase();
      const start = index - sought.indexOf('@');
      if (seen.has(secret) || start < 0 || !text.startsWith(sought, start)) return [];
      seen.add(secret);
      return [told({ path: published.path, place: placeIn(published, start, start + sought.length) }, secret)];
    }),
  );
}

/** What a record publishes that a secret could be: in its values but the private ones, its siblings and its bodies. */
export function suspectsIn(record: ContentRecord): readonly Suspect[] {
  const fields = fieldNotes[record.place.kind] ?? [];
  const hidden = new Set(notedValues(record.document.data, fields, 'private').map(({ pointer }) => pointer.join('/')));
  const found: Suspect[] = [];
  const add = (published: Published): void => {
    for (const suspect of suspicious(published)) found.push(suspect);
  };
  for (const { path, data, body } of [record.document, ...Object.values(record.translations)]) {
    textsBelow(data, (text, at) => {
      if (!TELLING.test(text) || hidden.has(at.join('/'))) return;
      add({ what: 'e-mail address', text, path, pointer: [...at] });
    });
    if (TELLING.test(body)) add({ what: 'e-mail address', text: body, path });
  }
  return found;
}

/** Without one of these, no text holds a secret. */
const TELLING = /[@\d]/;

function suspicious(published: Published): readonly Suspect[] {
  return [
    ...(published.text.includes('@') ? [published] : []),
    ...numbersIn(published, { what: 'phone number', pattern: PHONE, keyIn: (found) => tailOf(digitsOf(found)) }),
    ...pinsIn(published),
  ];
}

/** Digits alone may be anything: a year, a price. They are a PIN where the text speaks of one. */
function pinsIn(published: Published): readonly Suspect[] {
  return /\bPIN\b/i.test(published.text)
    ? numbersIn(published, { what: 'PIN', pattern: /\d+/g, keyIn: (found) => found })
    : [];
}

interface NumberForm {
  readonly what: 'phone number' | 'PIN';
  readonly pattern: RegExp;
  readonly keyIn: (found: string) => string;
}

/** Each number where it first stands. */
function numbersIn(published: Published, { what, pattern, keyIn }: NumberForm): readonly Suspect[] {
  const seen = new Set<string>();
  return [...published.text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    const key = keyIn(found);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ what, key, path: published.path, place: placeIn(published, index, index + found.length) }];
  });
}

const FEWEST_DIGITS = 8;
/** However it is written: with spaces, with the country or with a zero before it. */
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

function told({ path, place }: Pick<Finding, 'path' | 'place'>, { what, owner }: Secret): Finding {
  return {
    code: 'private-published',
    severity: 'error',
    path,
    place,
    message: `This would publish the ${what} of "${owner}", which is private.`,
    hint: 'take it out; {contactEmail} is the address for all questions',
  };
}
