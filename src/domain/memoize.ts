/**
 * Memoizes a function of an immutable object. `compute` runs once per object, and its result is freed together with the
 * object.
 */
export function memoize<K extends object, V>(compute: (input: K) => V): (input: K) => V {
  const cache = new WeakMap<K, V>();
  return (input) => {
    let value = cache.get(input);
    if (value === undefined) {
      value = compute(input);
      cache.set(input, value);
    }
    return value;
  };
}
