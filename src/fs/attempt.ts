/** Runs `fn` and gives its value; undefined if it throws. For caches only: what they lack is made again. */
export function attempt<T>(fn: () => T): T | undefined {
  try {
    return fn();
  } catch {
    return undefined;
  }
}
