/**
 * JSON with sorted keys, so that equal values are equal texts. Undefined keys are left out. For plain data: values
 * that write themselves are not sorted within.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}

/** The value itself where its keys are sorted already, else a copy. A replacer would do it too, and be slower. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? sortedItems(value) : sortedFields(value as Record<string, unknown>);
}

function sortedItems(items: readonly unknown[]): readonly unknown[] {
  const own = items.map(sorted);
  return own.every((item, at) => item === items[at]) ? items : own;
}

function sortedFields(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const keys = Object.keys(fields);
  let isSame = true;
  const values = keys.map((key, at) => {
    const own = sorted(fields[key]);
    if (own !== fields[key] || (at > 0 && (keys[at - 1] as string) > key)) isSame = false;
    return [key, own] as const;
  });
  return isSame ? fields : Object.fromEntries(values.sort(([a], [b]) => (a < b ? -1 : 1)));
}
