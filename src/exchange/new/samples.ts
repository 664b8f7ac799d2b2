import { fieldAnnotations, validators } from 'conf-site:schemas';
import { field, listIn } from '../../content/content-index.ts';
import type { Kind } from '../../content/kinds.ts';
import { pictureType } from '../../content/picture-type.ts';
import { referenceNames } from '../../content/reference-names.ts';
import { annotatedValues, type ReferenceKind } from '../../content/schema-annotations.ts';
import { defined } from '../../domain/defined.ts';
import { dataOf, withoutPart, withPart } from '../record-values.ts';
import { currentYear, eventNamed, exampleOf, languagesOf, type NewScope, type SchemaField } from './new-scope.ts';

/**
 * The examples of the schemas are those of one conference. A sample is such an example made true for the site that it
 * is written into: in its languages, in its year, with names that exist there.
 */

/** The record that samples are written into. */
export interface SampleRecord {
  readonly kind: Kind;
  readonly event?: string;
  readonly year?: number;
  /** What it says already. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** What a new record's edition is about. Those that are new themselves say it, of the others the content does. */
export interface SampleFacts {
  readonly ident: string;
  readonly title: string;
  /** The first day, `2026-05-08`. */
  readonly day: string;
}

/** The edition that the examples of the schemas are about. */
function exampleFacts(scope: NewScope): SampleFacts {
  return {
    ident: String(exampleOf(scope, 'event', 'ident')),
    title: String(exampleOf(scope, 'event', 'title')),
    day: String(exampleOf(scope, 'edition', 'startDateTime')).slice(0, 10),
  };
}

export type SampleOf = (field: Pick<SchemaField, 'name' | 'example'>) => unknown;

/** Gives the sample of a field; undefined where the example needs what the site does not have. */
export function samplesFor(scope: NewScope, record: SampleRecord, facts: SampleFacts): SampleOf {
  const languages = languagesOf(scope, record.event);
  const move: Move = { from: exampleFacts(scope), to: facts };
  return ({ name, example }) => {
    const sample = inLanguages(moved(example, move), languages);
    return field(withNames(scope, record, { [name]: sample }), name);
  };
}

/** Data whose texts by language are in the languages of an event; what they lack in a language says TODO. */
export function textsIn(scope: NewScope, event: string, data: unknown): unknown {
  return inLanguages(data, languagesOf(scope, event));
}

/** What records of the whole site, or of an event for all years, take their samples from: a current edition. */
export function siteFacts(scope: NewScope, event: string = eventNamed(scope)): SampleFacts {
  return editionFacts(scope, event, currentYear(scope, event));
}

/** Of an edition that exists. */
export function editionFacts(scope: NewScope, event: string, year: number): SampleFacts {
  const edition = dataOf(scope.index, 'edition', { event, year });
  const day = field(listIn(edition, 'days')[0], 'date') ?? field(edition, 'startDateTime') ?? scope.today;
  const title = field(dataOf(scope.index, 'event', { event }), 'title') ?? event;
  return { ident: event, title: String(title), day: String(day).slice(0, 10) };
}

/** Dates as far from the edition's first day as they are in the example; its names and years in words and addresses. */
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
    .replaceAll(from.title, to.title)
    .replaceAll(from.ident, to.ident);
}

/** Texts by language in those of the site; what no example says in a language is still to be written. */
function inLanguages(value: unknown, languages: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguages(item, languages));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if (!Object.hasOwn(value, 'en') || !entries.every(([key]) => /^[a-z]{2}$/.test(key))) {
    return Object.fromEntries(entries.map(([key, item]) => [key, inLanguages(item, languages)]));
  }
  const [first = '', ...others] = languages;
  const main = field(value, first) ?? field(value, 'en');
  if (others.length === 0 && typeof main === 'string') return main;
  const rest = others.map((other) => [other, field(value, other) ?? (typeof main === 'string' ? 'TODO' : main)]);
  return Object.fromEntries([[first, main], ...rest]);
}

/** References to what exists; those that nothing is there for go, with as much around them as cannot do without. */
function withNames(scope: NewScope, record: SampleRecord, sample: Readonly<Record<string, unknown>>): unknown {
  const { kind, data } = record;
  const taken = new Set<unknown>();
  return annotatedValues(sample, fieldAnnotations[kind] ?? [], 'ref')
    .toReversed()
    .reduce<unknown>((now, { pointer, value, annotation }) => {
      const names = namesLike(value, annotation.ref as ReferenceKind, { scope, record });
      const name = names.find((one) => !taken.has(one));
      taken.add(name);
      return name === undefined ? without(now, pointer, { kind, data }) : withPart(now, pointer, name);
    }, sample);
}

/** The names that there are, the example's own first, then those that are likest to it. */
function namesLike(
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

/** Without the part at a pointer, or without the nearest part around it that the schema lets go. */
function without(
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
