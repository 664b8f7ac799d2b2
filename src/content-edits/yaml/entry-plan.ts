import { isSame } from '../record-values.ts';

/** How the entries of a map or a list change. */
export interface EntryPlan {
  /** The wanted value of each old entry, in their order; undefined if the entry is removed. */
  readonly kept: readonly unknown[];
  readonly added: readonly NewEntry[];
}

export interface NewEntry {
  /** The number of old entries that are above it. */
  readonly index: number;
  /** Undefined for an item of a list. */
  readonly key?: string;
  readonly value: unknown;
}

/**
 * The plan for a map. A new key is added below the last key that precedes it in `order`, otherwise above the first one
 * that follows it, and at the end if it is not in `order`.
 */
export function keyPlan(
  keys: readonly string[],
  wanted: Readonly<Record<string, unknown>>,
  order: readonly string[],
): EntryPlan {
  const kept = keys.map((key) => wanted[key]);
  const ranks = keys.map((key) => order.indexOf(key));
  const added = [...new Set([...order, ...Object.keys(wanted)])]
    .filter((key) => wanted[key] !== undefined && !keys.includes(key))
    .map((key) => ({ index: indexFor(order.indexOf(key), ranks, kept), key, value: wanted[key] }));
  return { kept, added };
}

/** The index for a key with a rank. It is directly below a key that is kept, since others are not there any more. */
function indexFor(rank: number, ranks: readonly number[], kept: readonly unknown[]): number {
  if (rank < 0) return ranks.length;
  const above = ranks.findLastIndex((other) => other >= 0 && other < rank);
  const below = ranks.findIndex((other) => other > rank);
  const index = above >= 0 ? above + 1 : below >= 0 ? below : ranks.length;
  return kept.slice(0, index).findLastIndex((value) => value !== undefined) + 1;
}

/**
 * The plan for a list. Equal items at both ends are kept. Those between them get the wanted values one by one; then
 * surplus ones are removed, or missing ones added.
 */
export function itemPlan(old: readonly unknown[], wanted: readonly unknown[]): EntryPlan {
  const shorter = Math.min(old.length, wanted.length);
  let [head, tail] = [0, 0];
  while (head < shorter && isSame(old[head], wanted[head])) head += 1;
  while (tail < shorter - head && isSame(old.at(-1 - tail), wanted.at(-1 - tail))) tail += 1;
  const end = shorter - tail;
  const kept = old.map((value, at) => (at < end ? wanted[at] : at < old.length - tail ? undefined : value));
  return { kept, added: wanted.slice(end, wanted.length - tail).map((value) => ({ index: end, value })) };
}
