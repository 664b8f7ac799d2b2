/**
 * JSON with sorted keys, so that equal values are equal texts. Undefined keys are left out. For plain data: values
 * that write themselves are not sorted within.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}

/** What copies inherit from, which is nothing: `__proto__` is a key like others. Without any, an object is a slow one. */
const NOTHING = Object.create(null) as object;

/** A copy with its keys in order at every depth; writing it takes longer than copying. A replacer would be slower. */
function sorted(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.some(isObject) ? value.map(sorted) : value;
  const keys = Object.keys(value);
  if (keys.length === 0) return value;
  const copy = Object.create(NOTHING) as Record<string, unknown>;
  for (const key of isInOrder(keys) ? keys : keys.sort()) {
    const item = value[key];
    copy[key] = isObject(item) ? sorted(item) : item;
  }
  return copy;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isInOrder(keys: readonly string[]): boolean {
  for (let at = 1; at < keys.length; at += 1) if ((keys[at - 1] as string) > (keys[at] as string)) return false;
  return true;
}
