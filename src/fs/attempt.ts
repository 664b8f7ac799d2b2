/** Runs `fn`. Returns undefined if it throws. For caches only, where a failed read or write is a miss. */
export function attempt<T>(fn: () => T): T | undefined {
  try {
    return fn();
  } catch {
    return undefined;
  }
}
