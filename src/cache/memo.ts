/**
 * What was made from inputs, each value under a name and a key. The key covers all inputs, so a value is used again only while
 * its inputs are the same. A process that builds again and again keeps its memos; a command uses `noMemo`.
 */
export interface Memo<V> {
  /** The value of a name if it was made under this key; else what `make` gives. */
  get(name: string, key: string, make: () => V): V;
  /** Forgets all names but these. */
  sweep(names: ReadonlySet<string>): void;
}

export function createMemo<V>(): Memo<V> {
  const entries = new Map<string, { readonly key: string; readonly value: V }>();
  return {
    get(name, key, make) {
      const entry = entries.get(name);
      if (entry?.key === key) return entry.value;
      const value = make();
      entries.set(name, { key, value });
      return value;
    },
    sweep(names) {
      for (const name of entries.keys()) if (!names.has(name)) entries.delete(name);
    },
  };
}

/** Remembers nothing. */
export const noMemo: Memo<never> = { get: (_name, _key, make) => make(), sweep: () => undefined };
