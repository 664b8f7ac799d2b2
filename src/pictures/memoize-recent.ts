/**
 * Memoizes a function for its last `max` different arguments. For results that are too large to keep all of them.
 */
export function memoizeRecent<A extends readonly (string | number)[], V>(
  max: number,
  compute: (...args: A) => V,
): (...args: A) => V {
  const recent = new Map<string, V>();
  return (...args) => {
    const key = JSON.stringify(args);
    const value = recent.get(key) ?? compute(...args);
    recent.delete(key);
    recent.set(key, value);
    const [oldest] = recent.keys();
    if (recent.size > max && oldest !== undefined) recent.delete(oldest);
    return value;
  };
}
