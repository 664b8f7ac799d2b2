import { type KeyOrder, keyOrders } from 'conf-site:fields';
import { isRecord, partOf } from '../../content-edits/record-values.ts';

/** Puts the keys of a value into the order of its schema. Keys that the value had before keep their order. */
export type OrderKeys = (value: unknown, before: unknown) => unknown;

/** The order of keys of a kind of record. */
export function keyOrderOf(kind: string): OrderKeys {
  return (value, before) => ordered(value, before, keyOrders[kind]);
}

function ordered(value: unknown, before: unknown, { keys = {}, items, others }: KeyOrder = {}): unknown {
  if (Array.isArray(value)) return value.map((item, at) => ordered(item, partOf(before, at), items));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    sortedKeys(value, before, Object.keys(keys)).map((key) => {
      const order = Object.hasOwn(keys, key) ? keys[key] : others;
      return [key, ordered(value[key], partOf(before, key), order)];
    }),
  );
}

/** The old keys in their order, each new one after the last key that precedes it in `order`. */
export function sortedKeys(
  value: Readonly<Record<string, unknown>>,
  old: unknown,
  order: readonly string[],
): readonly string[] {
  const rank = (key: string): number => {
    const at = order.indexOf(key);
    return at < 0 ? order.length : at;
  };
  const keys = isRecord(old) ? Object.keys(old).filter((key) => key in value) : [];
  const added = Object.keys(value).filter((key) => !keys.includes(key));
  for (const key of added.sort((a, b) => rank(a) - rank(b))) {
    keys.splice(keys.findLastIndex((other) => rank(other) <= rank(key)) + 1, 0, key);
  }
  return keys;
}
