import type { SchemaField } from 'conf-site:fields';
import { fieldAnnotations, validators } from 'conf-site:schemas';
import { field } from '../../content/content-index.ts';
import type { Kind } from '../../content/kinds.ts';
import { pictureType } from '../../content/picture-type.ts';
import { referenceNames } from '../../content/reference-names.ts';
import { annotatedValues, type ReferenceKind } from '../../content/schema-annotations.ts';
import { items } from '../../content/valid-record.ts';
import { dataOf, withoutPart, withPart } from '../../content-edits/record-values.ts';
import { defined } from '../../domain/defined.ts';
import { isLanguageTag } from '../../domain/language-tag.ts';
import { currentYear, eventNamed, exampleOf, languagesOf, type NewScope } from './new-scope.ts';

/**
 * The examples in the schemas are those of one fictional conference. A sample is such an example adapted to the site:
 * to its languages, its year and the names of its records.
 */

/** The record that samples are written into. */
export interface SampleRecord {
  readonly kind: Kind;
  readonly event?: string;
  readonly year?: number;
  /** The values that it already has. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** The edition that samples are adapted to: a new one, or one from the content. */
export interface SampleFacts {
  readonly ident: string;
  readonly title: string;
  /** The first day, `2026-05-08`. */
  readonly day: string;
}

/** The edition that the examples of the schemas are about. */
function exampleFacts(): SampleFacts {
  return {
    ident: String(exampleOf('event', 'ident')),
    title: String(exampleOf('event', 'title')),
    day: String(exampleOf('edition', 'startDateTime')).slice(0, 10),
  };
}

export type SampleOf = (field: Pick<SchemaField, 'name' | 'example'>) => unknown;

/**
 * Returns a function that makes the sample of a field; it returns undefined if the example names something that the
 * site lacks.
 */
export function samplesFor(scope: NewScope, record: SampleRecord, facts: SampleFacts): SampleOf {
  const languages = languagesOf(scope, record.event);
  const move: Move = { from: exampleFacts(), to: facts };
  return ({ name, example }) => {
    const sample = inLanguages(moved(example, move), languages);
    return field(withNames(scope, record, { [name]: sample }), name);
  };
}

/** Converts texts by language to the languages of an event. A missing language gets the text TODO. */
export function textsIn(scope: NewScope, event: string, data: unknown): unknown {
  return inLanguages(data, languagesOf(scope, event));
}

/** The facts for records of the whole site, or of an event: those of its current edition. */
export function siteFacts(scope: NewScope, event: string = eventNamed(scope)): SampleFacts {
  return editionFacts(scope, event, currentYear(scope, event));
}

/** The facts of an existing edition. */
export function editionFacts(scope: NewScope, event: string, year: number): SampleFacts {
  const edition = dataOf(scope.index, 'edition', { event, year });
  const day = items(edition?.days)[0]?.date ?? edition?.startDateTime ?? scope.today;
  const title = dataOf(scope.index, 'event', { event })?.title ?? event;
  return { ident: event, title: String(title), day: String(day).slice(0, 10) };
}

/**
 * Moves dates to the same distance from the edition's first day, and replaces names and years in texts and addresses.
 */
function moved(value: unknown, move: Move): unknown {
  if (typeof value === 'string') return movedText(value, move);
  if (Array.isArray(value)) return value.map((item) => moved(item, move));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, moved(item, move)]));
}

interface Move {
  readonly from: SampleFacts;
  readonly to: SampleFacts;
}

function movedText(text: string, { from, to }: Move): string {
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) {
    const at = Date.parse(text.slice(0, 10)) + Date.parse(to.day) - Date.parse(from.day);
    return new Date(at).toISOString().slice(0, 10) + text.slice(10);
  }
  return text
    .replace(/\b\d{4}\b/g, (year) => (year === from.day.slice(0, 4) ? to.day.slice(0, 4) : year))
    .replace(wholeWord(from.title), () => to.title)
    .replace(wholeWord(from.ident), () => to.ident);
}

/** A name that is no part of a longer word: "conf" of "/conf/2026", but not of "conference". */
function wholeWord(name: string): RegExp {
  return new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu');
}

/** Converts texts by language to the given languages. A language that the example lacks gets the text TODO. */
function inLanguages(value: unknown, languages: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguages(item, languages));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if (!Object.hasOwn(value, 'en') || !entries.every(([key]) => isLanguageTag(key))) {
    return Object.fromEntries(entries.map(([key, item]) => [key, inLanguages(item, languages)]));
  }
  const [first = '', ...others] = languages;
  const main = field(value, first) ?? field(value, 'en');
  if (others.length === 0 && typeof main === 'string') return main;
  const rest = others.map((other) => [other, field(value, other) ?? (typeof main === 'string' ? 'TODO' : main)]);
  return Object.fromEntries([[first, main], ...rest]);
}

/**
 * Replaces references by names that exist on the site. One without a candidate is removed, with the part that requires
 * it.
 */
function withNames(scope: NewScope, record: SampleRecord, sample: Readonly<Record<string, unknown>>): unknown {
  const { kind, data } = record;
  const used = new Set<unknown>();
  return annotatedValues(sample, fieldAnnotations[kind] ?? [], 'ref')
    .toReversed()
    .reduce<unknown>((now, { pointer, value, annotation }) => {
      const names = candidateNames(value, annotation.ref as ReferenceKind, { scope, record });
      const name = names.find((one) => !used.has(one));
      used.add(name);
      return name === undefined ? withoutValue(now, pointer, { kind, data }) : withPart(now, pointer, name);
    }, sample);
}

/** The existing names that a reference can have, the most similar to the example first. */
function candidateNames(
  example: unknown,
  ref: ReferenceKind,
  { scope, record: { event, year, data } }: { readonly scope: NewScope; readonly record: SampleRecord },
): readonly string[] {
  const names = [...(referenceNames(ref, { place: defined({ event, year }), data }, { index: scope.index }) ?? [])];
  if (ref !== 'media') return names.toSorted((a, b) => Number(b === example) - Number(a === example));
  const rank = (path: string): number => {
    if (folderOf(path) === folderOf(String(example))) return 0;
    return ['logos', 'sponsors'].includes(folderOf(path)) ? 2 : 1;
  };
  return names.filter((path) => pictureType(path) !== undefined).toSorted((a, b) => rank(a) - rank(b));
}

function folderOf(path: string): string {
  return path.split('/')[0] as string;
}

/** Removes the value at a pointer, or the nearest parent without which the record is valid. */
function withoutValue(
  sample: unknown,
  pointer: readonly string[],
  { kind, data }: Pick<SampleRecord, 'kind' | 'data'>,
): unknown {
  for (let depth = pointer.length; depth > 1; depth -= 1) {
    const rest = withoutPart(sample, pointer.slice(0, depth));
    const isValid = validators[kind]?.({ ...data, ...(rest as object) }) === true;
    const errors = isValid ? [] : (validators[kind]?.errors ?? []);
    if (!errors.some(({ instancePath }) => instancePath.startsWith(`/${pointer[0]}`))) return rest;
  }
  return {};
}
