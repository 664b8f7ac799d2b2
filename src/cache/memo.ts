/**
 * Computed values by name, each with a key that covers all its inputs. A value is reused while its key is the same. `watch`
 * uses the same memos for all its builds; a command that builds once uses `noMemo`.
 */
export interface Memo<V> {
  /** The memoized value if it has this key. Otherwise calls `make` and memoizes the result. */
  get(name: string, key: string, make: () => V): V;
  /** Deletes all entries except those with these names. */
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

/** Memoizes nothing. */
export const noMemo: Memo<never> = { get: (_name, _key, make) => make(), sweep: () => undefined };
