import { hash } from 'node:crypto';
import { dirname } from 'node:path';
import fc from 'fast-check';
import type { Document } from '../../src/content/document.ts';
import type { Instant } from '../../src/domain/time/timeline.ts';

/** Random edits of content: changes of single values, and of the instant of the build. */

/** A change of one value or of the body of one document. `value` chooses the value. */
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

/** Updates the hash too, as reading the changed document would. */
function changed(document: Document, change: Change, others: readonly Document[]): Document {
  const { data, body } = changedParts(document, change, others);
  return { ...document, data, body, hash: hash('sha256', JSON.stringify([data, body])) };
}

/** Copies a field from another document in the same folder, for example a speaker of another session or another picture. */
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

/** Some edits, and the instant of the next build. */
export interface EditStep {
  readonly edits: readonly Change[];
  readonly at: Instant;
  readonly isNewInstant: boolean;
}

export const editSteps: fc.Arbitrary<readonly EditStep[]> = fc.array(
  fc.record({
    edits: fc.array(changes, { maxLength: 3 }),
    at: fc.integer({ min: -24 * 60, max: 24 * 60 }).map((hours) => MAY_2026 + hours * HOUR),
    isNewInstant: fc.nat({ max: 5 }).map((one) => one === 0),
  }),
  { minLength: 20, maxLength: 20 },
);

/** Applies changes to any of `others`. Returns all documents that were changed so far, by path. */
export function applyChanges(
  edited: ReadonlyMap<string, Document>,
  others: readonly Document[],
  edits: readonly Change[],
): ReadonlyMap<string, Document> {
  const next = new Map(edited);
  for (const one of edits) {
    const document = others[one.document % others.length] as Document;
    next.set(document.path, changed(next.get(document.path) ?? document, one, others));
  }
  return next;
}
