import { allRecordsOf, type ContentIndex, type RecordFilter } from '../content/content-index.ts';
import type { Kind } from '../content/kinds.ts';
import type { UncheckedRecord } from '../content/valid-record.ts';
import { canonicalJson } from '../domain/canonical-json.ts';

/** Reads values in the data of records, and copies the data with a value set or removed. */

export type ValuePath = readonly (string | number)[];

/** The data of the first record of a kind; undefined if there is none. */
export function dataOf<K extends Kind>(
  index: ContentIndex,
  kind: K,
  place: RecordFilter = {},
): UncheckedRecord<K>['data'] | undefined {
  return allRecordsOf(index, kind, place)[0]?.data;
}

/** The texts of a value that is a text or a map from language to text. */
export function textsOf(value: unknown): readonly string[] {
  return (isRecord(value) ? Object.values(value) : [value]).filter((text) => typeof text === 'string');
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isSame(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b);
}

export function partOf(value: unknown, part: string | number): unknown {
  return (value as Record<string | number, unknown> | null | undefined)?.[part];
}

/** A copy of `owner` with a value at a path. Missing parents are created. */
export function withPart(owner: unknown, [part, ...rest]: ValuePath, value: unknown): unknown {
  if (part === undefined) return value;
  const inner = withPart(partOf(owner, part), rest, value);
  if (!Array.isArray(owner)) return { ...(isRecord(owner) ? owner : {}), [part]: inner };
  return owner.toSpliced(Number(part), 1, inner);
}

/** A copy of `owner` without the value at a path. */
export function withoutPart(owner: unknown, [part, ...rest]: ValuePath): unknown {
  if (part === undefined) return owner;
  if (rest.length > 0) return withPart(owner, [part], withoutPart(partOf(owner, part), rest));
  if (Array.isArray(owner)) return owner.toSpliced(Number(part), 1);
  return Object.fromEntries(Object.entries(owner as object).filter(([key]) => key !== String(part)));
}
