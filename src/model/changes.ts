import type { Instant } from './timeline.ts';

/** The boundaries around an instant, of ascending ones: the last at or before it, and the next after it. */
export function around(
  changes: readonly Instant[],
  at: Instant,
): { readonly last: Instant | null; readonly next: Instant | null } {
  return {
    last: changes.filter((change) => change <= at).at(-1) ?? null,
    next: changes.find((change) => change > at) ?? null,
  };
}
