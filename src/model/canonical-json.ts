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
  let isSame = true;
  const own = items.map((item) => {
    const value = sorted(item);
    if (value !== item) isSame = false;
    return value;
  });
  return isSame ? items : own;
}

function sortedFields(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const keys = Object.keys(fields);
  let isSame = true;
  const own = keys.map((key, at) => {
    const value = sorted(fields[key]);
    if (value !== fields[key] || (at > 0 && (keys[at - 1] as string) > key)) isSame = false;
    return value;
  });
  if (isSame) return fields;
  const order = keys.map((_, at) => at).sort((a, b) => ((keys[a] as string) < (keys[b] as string) ? -1 : 1));
  const copy = Object.create(null) as Record<string, unknown>;
  for (const at of order) copy[keys[at] as string] = own[at];
  return copy;
}
