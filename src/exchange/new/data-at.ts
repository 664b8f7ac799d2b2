/** Data with one part changed; the data that was given stays as it is. Pointers lead to parts that exist. */

export function setIn(data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.with(Number(key), setIn(data[Number(key)], rest, value));
  const map = data as Readonly<Record<string, unknown>>;
  return { ...map, [key]: setIn(map[key], rest, value) };
}

export function removedFrom(data: unknown, [key = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(data)) {
    const index = Number(key);
    return rest.length === 0 ? data.toSpliced(index, 1) : data.with(index, removedFrom(data[index], rest));
  }
  const map = data as Readonly<Record<string, unknown>>;
  if (rest.length > 0) return { ...map, [key]: removedFrom(map[key], rest) };
  return Object.fromEntries(Object.entries(map).filter(([own]) => own !== key));
}
