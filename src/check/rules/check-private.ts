import { fieldNotes } from 'conf-site:schemas';
import { type ContentIndex, type ContentRecord, field, recordsOf } from '../../content/content-index.ts';
import type { Document } from '../../content/document.ts';
import { notedValues } from '../../content/schema-notes.ts';
import type { Finding, Place } from '../../diagnostics/diagnostic.ts';
import type { CheckScope } from '../check-scope.ts';

/**
 * What only the organisers may know stands in nothing that is published: `private-published` for an e-mail address, a
 * telephone number or a PIN of a private field that a text or another field repeats.
 */
export function checkPrivate({ index, sound }: CheckScope): readonly Finding[] {
  const secrets = secretsIn(index);
  if (secrets.length === 0) return [];
  return sound.flatMap((record) =>
    publishedIn(record).flatMap(({ text, path, place }) =>
      secrets.flatMap((secret) => {
        const found = secret.find(text);
        return found === undefined ? [] : [told({ path, place: place(found.start, found.end) }, secret)];
      }),
    ),
  );
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

interface Secret {
  readonly what: 'e-mail address' | 'phone number' | 'PIN';
  readonly owner: string;
  readonly find: (text: string) => Stretch | undefined;
}

/** The organiser's own address is public, whoever else uses it. */
function secretsIn(index: ContentIndex): readonly Secret[] {
  const own = field(recordsOf(index, 'company')[0]?.document.data, 'contactEmail');
  return index.records.flatMap((record) =>
    notedValues(record.document.data, fieldNotes[record.place.kind] ?? [], 'private').flatMap(
      ({ value, pointer }): readonly Secret[] => {
        if (typeof value !== 'string' || value === own || value === '') return [];
        const owner = record.place.ident;
        if (value.includes('@')) return [{ what: 'e-mail address', owner, find: findEmail(value) }];
        if (pointer.at(-1) === 'pin') return [{ what: 'PIN', owner, find: findPin(value) }];
        if (digitsOf(value).length < FEWEST_DIGITS) return [];
        return [{ what: 'phone number', owner, find: findPhone(value) }];
      },
    ),
  );
}

function findEmail(value: string): Secret['find'] {
  const sought = value.toLowerCase();
  return (text) => {
    if (!text.includes('@')) return undefined;
    const start = text.toLowerCase().indexOf(sought);
    return start < 0 ? undefined : { start, end: start + sought.length };
  };
}

/** Digits alone may be anything: a year, a price. They are a PIN where the text speaks of one. */
function findPin(value: string): Secret['find'] {
  const pattern = new RegExp(`(?<!\\d)${value}(?!\\d)`);
  return (text) => {
    const start = /\bPIN\b/i.test(text) ? text.search(pattern) : -1;
    return start < 0 ? undefined : { start, end: start + value.length };
  };
}

/** However it is written: with spaces, with the country or with a zero before it. */
function findPhone(value: string): Secret['find'] {
  const tail = digitsOf(value).slice(-FEWEST_DIGITS);
  return (text) => {
    const found = [...text.matchAll(PHONE)].find(([number]) => digitsOf(number).endsWith(tail));
    return found === undefined ? undefined : { start: found.index, end: found.index + found[0].length };
  };
}

const FEWEST_DIGITS = 8;
const PHONE = /\+?\d(?:[ ()/.-]?\d){7,}/g;

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

interface Published {
  readonly text: string;
  readonly path: string;
  readonly place: (start: number, end: number) => Place;
}

/** All that a record gives to the site: its values but the private ones, its siblings and its bodies. */
function publishedIn(record: ContentRecord): readonly Published[] {
  const fields = fieldNotes[record.place.kind] ?? [];
  const hidden = new Set(notedValues(record.document.data, fields, 'private').map(({ pointer }) => pointer.join('/')));
  return [record.document, ...Object.values(record.translations)].flatMap((document) => [
    ...valuesIn(document, document.data, []).filter(({ pointer }) => !hidden.has(pointer.join('/'))),
    { text: document.body, path: document.path, place: (start, end) => ({ kind: 'body', start, end }) },
  ]);
}

function valuesIn(
  document: Document,
  value: unknown,
  pointer: readonly string[],
): readonly (Published & { readonly pointer: readonly string[] })[] {
  if (typeof value === 'string') {
    return [{ text: value, path: document.path, pointer, place: () => ({ kind: 'pointer', pointer, on: 'value' }) }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => valuesIn(document, item, [...pointer, key]));
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
