/** Values by their names, each kept for as long as what it is made of stays identical; in rounds, of which each asks for all. */
export interface KeptValues {
  /** The value of a name as it was in the last round, if it was made of identical values then; else what `make` gives. */
  keep<T>(name: string, of: readonly unknown[], make: () => T): T;
  /** Ends a round: what it did not ask for is forgotten. */
  turn(): void;
  forget(): void;
}

interface Kept {
  readonly of: readonly unknown[];
  readonly value: unknown;
}

export function createKeptValues(): KeptValues {
  let last = new Map<string, Kept>();
  let next = new Map<string, Kept>();
  return {
    keep<T>(name: string, of: readonly unknown[], make: () => T): T {
      const known = last.get(name);
      const kept = known !== undefined && areIdentical(known.of, of) ? known : { of, value: make() };
      next.set(name, kept);
      return kept.value as T;
    },
    turn() {
      [last, next] = [next, new Map()];
    },
    forget() {
      last = new Map();
      next = new Map();
    },
  };
}

function areIdentical(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, at) => Object.is(one, others[at]));
}
