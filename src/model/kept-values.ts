/** Values by their names, each kept for as long as what it is made of stays identical; in rounds, of which each asks for all. */
export interface KeptValues {
  /**
   * The value of a name as it was in the last round, if it was made of identical values then; else what `make` gives, which is
   * told that of the last round. What `make` asks for on the way counts as asked for wherever its value is.
   */
  keep<T>(name: string, of: readonly unknown[], make: (before: T | undefined) => T): T;
  /** Ends a round: what it did not ask for is forgotten. */
  turn(): void;
  forget(): void;
}

interface Kept {
  readonly of: readonly unknown[];
  readonly value: unknown;
  /** The names that were asked for while it was made. */
  readonly within: readonly string[];
}

export function createKeptValues(): KeptValues {
  let last = new Map<string, Kept>();
  let next = new Map<string, Kept>();
  let asked: string[] = [];
  const keepOn = (name: string, kept: Kept): void => {
    next.set(name, kept);
    for (const one of kept.within) {
      const within = next.has(one) ? undefined : last.get(one);
      if (within !== undefined) keepOn(one, within);
    }
  };
  const made = (of: readonly unknown[], make: () => unknown): Kept => {
    const around = asked;
    const within: string[] = [];
    asked = within;
    try {
      return { of, value: make(), within };
    } finally {
      asked = around;
    }
  };
  return {
    keep<T>(name: string, of: readonly unknown[], make: (before: T | undefined) => T): T {
      asked.push(name);
      const known = last.get(name);
      const isSame = known !== undefined && areIdentical(known.of, of);
      const kept = isSame ? known : made(of, () => make(known?.value as T | undefined));
      keepOn(name, kept);
      return kept.value as T;
    },
    turn() {
      [last, next, asked] = [next, new Map(), []];
    },
    forget() {
      [last, next, asked] = [new Map(), new Map(), []];
    },
  };
}

function areIdentical(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, at) => Object.is(one, others[at]));
}
