import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Validates structured data against the vocabulary of schema.org, without a network.
 *
 * @see https://schema.org/docs/datamodel.html
 */

export type Node = Readonly<Record<string, unknown>>;

interface Vocabulary {
  /** The classes above each class, itself included. */
  readonly ancestors: (name: string) => ReadonlySet<string>;
  readonly isClass: (name: string) => boolean;
  /** The classes that a term is a member of, as `EventScheduled` is of `EventStatusType`. */
  readonly typesOf: (name: string) => readonly string[];
  /** Undefined for a property that does not exist or was replaced by another one. */
  readonly property: (
    name: string,
  ) => { readonly domains: readonly string[]; readonly ranges: readonly string[] } | undefined;
}

const QUAD = /^<http:\/\/schema\.org\/([^>]+)> <[^>]*[#/]([A-Za-z]+)> <[^>]*[#/]([A-Za-z\d]+)> /;

/** Relation → subject → objects. */
function readTriples(): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
  const file = createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq');
  const relations = new Map<string, Map<string, string[]>>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject, relation, object] = QUAD.exec(line) ?? [];
    if (subject === undefined || relation === undefined || object === undefined) continue;
    const bySubject = relations.get(relation) ?? new Map<string, string[]>();
    relations.set(relation, bySubject.set(subject, [...(bySubject.get(subject) ?? []), object]));
  }
  return relations;
}

function readVocabulary(): Vocabulary {
  const triples = readTriples();
  const objects = (relation: string, subject: string): readonly string[] => triples.get(relation)?.get(subject) ?? [];
  const ancestors = (name: string): ReadonlySet<string> =>
    new Set([name, ...objects('subClassOf', name).flatMap((above) => [...ancestors(above)])]);
  return {
    ancestors,
    isClass: (name) => objects('type', name).includes('Class') && objects('supersededBy', name).length === 0,
    typesOf: (name) => objects('type', name),
    property: (name) =>
      objects('type', name).includes('Property') && objects('supersededBy', name).length === 0
        ? { domains: objects('domainIncludes', name), ranges: objects('rangeIncludes', name) }
        : undefined,
  };
}

const { ancestors, isClass, typesOf, property } = readVocabulary();

const isOneOf = (type: string, classes: readonly string[]): boolean => classes.some((one) => ancestors(type).has(one));

/** What is wrong with structured data, a line for each mistake with its place. Empty if nothing is. */
export function vocabularyFaults(node: Node, place = String(node['@type'])): readonly string[] {
  const type = String(node['@type']);
  if (!isClass(type)) return [`${place}: there is no type ${type}`];
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => propertyFaults(type, { name, value, place: `${place}.${name}` }));
}

/** Properties that the vocabulary declares as dates, and that Google's documentation of events wants with the time of day. */
const WITH_TIME = ['previousStartDate'];

interface Given {
  readonly name: string;
  readonly value: unknown;
  readonly place: string;
}

function propertyFaults(type: string, { name, value, place }: Given): readonly string[] {
  const found = property(name);
  if (found === undefined) return [`${place}: there is no such property`];
  if (!isOneOf(type, found.domains)) return [`${place}: not a property of ${type}`];
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const ranges = WITH_TIME.includes(name) ? [...found.ranges, 'DateTime'] : found.ranges;
  return values.flatMap((one) => valueFaults(one, ranges, place));
}

function valueFaults(value: unknown, ranges: readonly string[], place: string): readonly string[] {
  if (typeof value !== 'object' || value === null) {
    return ranges.some((range) => isLiteralOf(value, range))
      ? []
      : [`${place}: ${JSON.stringify(value)} is none of ${ranges.join(', ')}`];
  }
  const type = String((value as Node)['@type']);
  const faults = vocabularyFaults(value as Node, place);
  return faults.length > 0 || isOneOf(type, ranges) ? faults : [`${place}: ${type} is none of ${ranges.join(', ')}`];
}

const TERM = /^https:\/\/schema\.org\/(\w+)$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/;

/** Whether a value that is no node is of a type. A full address also stands for the thing that it is the address of. */
function isLiteralOf(value: unknown, range: string): boolean {
  if (typeof value === 'number') return isOneOf('Integer', [range]) || range === 'Number';
  if (typeof value === 'boolean') return range === 'Boolean';
  if (typeof value !== 'string' || value.trim() === '') return false;
  if (range === 'Text') return true;
  if (range === 'Date') return DATE.test(value);
  if (range === 'DateTime') return DATE_TIME.test(value);
  if (range === 'URL') return URL.canParse(value);
  const term = TERM.exec(value)?.[1];
  if (term !== undefined) return typesOf(term).some((type) => isOneOf(type, [range]));
  return !ancestors(range).has('Enumeration') && /^https:\/\//.test(value) && isClass(range);
}
