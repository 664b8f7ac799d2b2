/**
 * JSON with sorted keys, so that equal values are equal texts. Undefined keys are left out. For plain data: values
 * that write themselves are not sorted within.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}

/** The prototype of copies, which makes `__proto__` an ordinary key. Objects without any prototype are slower. */
const NOTHING = Object.create(null) as object;

/** A deep copy with sorted keys, which is faster than a replacer function. */
function sorted(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.some(isObject) ? value.map(sorted) : value;
  const keys = inOrder(Object.keys(value));
  if (keys.length === 0) return value;
  const copy = Object.create(NOTHING) as Record<string, unknown>;
  for (const key of keys) {
    const item = value[key];
    copy[key] = isObject(item) ? sorted(item) : item;
  }
  return copy;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const MANY = 32;

/** Sorts keys in place. Insertion sort is faster than the built-in sort for few, nearly sorted keys. */
function inOrder(keys: string[]): readonly string[] {
  if (keys.length > MANY) return keys.sort();
  for (let at = 1; at < keys.length; at += 1) {
    const key = keys[at] as string;
    let to = at;
    for (; to > 0 && (keys[to - 1] as string) > key; to -= 1) keys[to] = keys[to - 1] as string;
    keys[to] = key;
  }
  return keys;
}
