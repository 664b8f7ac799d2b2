/** Runs `fn`. Returns undefined if it throws. For what may be missing or damaged without harm, such as caches. */
export function attempt<T>(fn: () => T): T | undefined {
  try {
    return fn();
  } catch {
    return undefined;
  }
}
