import { hash } from 'node:crypto';
import { dirname } from 'node:path';
import fc from 'fast-check';
import type { Document } from '../../src/content/document.ts';
import type { Instant } from '../../src/domain/timeline.ts';

/** Random work on content: changes of single values, and instants at which the site is looked at. */

/** A change of one value, or of the text, of one document; `value` chooses among those there are. */
interface Change {
  readonly kind: keyof typeof CHANGES;
  readonly document: number;
  readonly value: number;
}

type Leaf = readonly [holder: Record<string, unknown>, key: string];

const CHANGES = {
  text: ([holder, key]: Leaf) => change(holder, key, (text: string) => `${text} more`, 'string'),
  number: ([holder, key]: Leaf) => change(holder, key, (number: number) => number + 1, 'number'),
  flag: ([holder, key]: Leaf) => change(holder, key, (flag: boolean) => !flag, 'boolean'),
  gone: ([holder, key]: Leaf) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  },
  moved: ([holder, key]: Leaf) => {
    if (Array.isArray(holder)) holder.push(...holder.splice(Number(key), 1));
  },
  body: () => undefined,
  copied: () => undefined,
} as const;

function change<T>(holder: Record<string, unknown>, key: string, make: (value: T) => T, type: string): void {
  if (typeof holder[key] === type) holder[key] = make(holder[key] as T);
}

function leavesOf(value: unknown): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key): readonly Leaf[] => [[holder, key], ...leavesOf(holder[key])]);
}

/** As it would be read: other content has another hash. */
function changed(document: Document, change: Change, others: readonly Document[]): Document {
  const { data, body } = changedParts(document, change, others);
  return { ...document, data, body, hash: hash('sha256', JSON.stringify([data, body])) };
}

/** A field as a neighbour has it: another speaker of a session, another picture of a speaker. */
function copied({ path, data, body }: Document, { value }: Change, others: readonly Document[]): Parts {
  const neighbours = others.filter((one) => dirname(one.path) === dirname(path));
  const from = Object.entries((neighbours[value % neighbours.length]?.data ?? {}) as object);
  const [key, other] = from[value % Math.max(1, from.length)] ?? [];
  return { data: key === undefined ? data : { ...(data as object), [key]: structuredClone(other) }, body };
}

type Parts = Pick<Document, 'data' | 'body'>;

function changedParts(document: Document, change: Change, others: readonly Document[]): Parts {
  const [{ data, body }, { kind, value }] = [document, change];
  if (kind === 'copied') return copied(document, change, others);
  if (kind === 'body') return { data, body: `${body}\nMore.\n` };
  const copy = structuredClone(data);
  const leaves = leavesOf(copy);
  if (leaves.length > 0) CHANGES[kind](leaves[value % leaves.length] as Leaf);
  return { data: copy, body };
}

export const HOUR = 3600;
export const MAY_2026: Instant = Date.UTC(2026, 4) / 1000;

const changes: fc.Arbitrary<Change> = fc.record({
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constant('text' as const) },
    { weight: 4, arbitrary: fc.constant('copied' as const) },
    fc.constantFrom(...(Object.keys(CHANGES) as Change['kind'][])),
  ),
  document: fc.nat({ max: 100_000 }),
  value: fc.nat({ max: 10_000 }),
});

/** Some work, and the instant at which the site is looked at from then on, if that moves. */
export interface WorkStep {
  readonly work: readonly Change[];
  readonly at: Instant;
  readonly hasMoved: boolean;
}

export const workSteps: fc.Arbitrary<readonly WorkStep[]> = fc.array(
  fc.record({
    work: fc.array(changes, { maxLength: 3 }),
    at: fc.integer({ min: -24 * 60, max: 24 * 60 }).map((hours) => MAY_2026 + hours * HOUR),
    hasMoved: fc.nat({ max: 5 }).map((one) => one === 0),
  }),
  { minLength: 20, maxLength: 20 },
);

/** The documents that some work was done on, by their paths, after more of it on any of `others`. */
export function workedOn(
  worked: ReadonlyMap<string, Document>,
  others: readonly Document[],
  work: readonly Change[],
): ReadonlyMap<string, Document> {
  const next = new Map(worked);
  for (const one of work) {
    const document = others[one.document % others.length] as Document;
    next.set(document.path, changed(next.get(document.path) ?? document, one, others));
  }
  return next;
}
