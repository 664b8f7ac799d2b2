/** JSON with sorted keys, so that equal values are equal texts. Undefined keys are left out. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) => (isPlainObject(item) ? sorted(item) : item));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(object: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(object);
  for (let i = 1; i < keys.length; i += 1) {
    if ((keys[i - 1] as string) > (keys[i] as string)) {
      return Object.fromEntries(keys.sort().map((key) => [key, object[key]]));
    }
  }
  return object;
}
