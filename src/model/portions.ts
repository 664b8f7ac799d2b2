import { keptWith } from './kept-with.ts';

/** So many at most: what is made of one that has changed is soon made. */
const MOST = 32;

/**
 * A long list in portions, in order. A portion that consists of the very items of one that was given before is that very list,
 * wherever it begins now: what was made of it can be kept with it. Where portions end follows from what was asked for before, so
 * nothing that comes of a build may depend on it.
 */
export function portionsOf<T extends object>(items: readonly T[]): readonly (readonly T[])[] {
  return portions(items) as readonly (readonly T[])[];
}

const portions = keptWith((items: readonly object[]): readonly (readonly object[])[] => {
  const found: (readonly object[])[] = [];
  for (let from = 0; from < items.length; ) {
    const portion = knownAt(items, from) ?? newPortion(items, from);
    found.push(portion);
    from += portion.length;
  }
  return found;
});

/** By the first item. */
const known = new WeakMap<object, readonly object[]>();

function knownAt(items: readonly object[], from: number): readonly object[] | undefined {
  const before = known.get(items[from] as object);
  return before?.every((item, at) => item === items[from + at]) === true ? before : undefined;
}

/** It ends where another one is known to begin. */
function newPortion(items: readonly object[], from: number): readonly object[] {
  let end = from + 1;
  while (end < items.length && end - from < MOST && !known.has(items[end] as object)) end += 1;
  const portion = items.slice(from, end);
  known.set(items[from] as object, portion);
  return portion;
}
