/**
 * Serializes plain data as JSON with sorted keys, so that equal values give equal texts. Keys with the value undefined
 * are left out. The result of a `toJSON` method is not sorted.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sortedCopy(value));
}

/**
 * The prototype of copies. Without `Object.prototype`, `__proto__` is an ordinary key; objects with the prototype null
 * are slower.
 */
const EMPTY_PROTOTYPE = Object.create(null) as object;

/** A deep copy with sorted keys, which is faster than a replacer function. */
function sortedCopy(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.some(isObject) ? value.map(sortedCopy) : value;
  const keys = sortKeys(Object.keys(value));
  if (keys.length === 0) return value;
  const copy = Object.create(EMPTY_PROTOTYPE) as Record<string, unknown>;
  for (const key of keys) {
    const item = value[key];
    copy[key] = isObject(item) ? sortedCopy(item) : item;
  }
  return copy;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const MAX_INSERTION_SORT = 32;

/** Sorts keys in place. Insertion sort is faster than the built-in sort for few, nearly sorted keys. */
function sortKeys(keys: string[]): readonly string[] {
  if (keys.length > MAX_INSERTION_SORT) return keys.sort();
  for (let at = 1; at < keys.length; at += 1) {
    const key = keys[at] as string;
    let to = at;
    for (; to > 0 && (keys[to - 1] as string) > key; to -= 1) keys[to] = keys[to - 1] as string;
    keys[to] = key;
  }
  return keys;
}
