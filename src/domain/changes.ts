import type { Instant } from './timeline.ts';

/** The last boundary at or before an instant, and the next one after it. `changes` must be ascending. */
export function around(
  changes: readonly Instant[],
  at: Instant,
): { readonly last: Instant | null; readonly next: Instant | null } {
  return {
    last: changes.filter((change) => change <= at).at(-1) ?? null,
    next: changes.find((change) => change > at) ?? null,
  };
}
