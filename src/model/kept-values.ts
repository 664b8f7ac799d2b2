/** Values by their names, each kept for as long as what it is made of stays identical; in rounds, of which each asks for all. */
export interface KeptValues {
  /**
   * The value of a name as it was in the last round, if it was made of identical values then; else what `make` gives, which is
   * told that of the last round. A name that `make` asks for is one within this name.
   */
  keep<T>(name: string, of: readonly unknown[], make: (before: T | undefined) => T): T;
  /** Ends a round: what it did not ask for is forgotten. */
  turn(): void;
  forget(): void;
}

type Round = ReadonlyMap<string, Kept>;

interface Kept {
  readonly of: readonly unknown[];
  readonly value: unknown;
  /** What was asked for while it was made. */
  readonly within: Round;
}

const NOTHING: Round = new Map();

export function createKeptValues(): KeptValues {
  let last = NOTHING;
  let next = new Map<string, Kept>();
  const made = (of: readonly unknown[], make: () => unknown, before: Kept | undefined): Kept => {
    const around = { last, next };
    const within = new Map<string, Kept>();
    [last, next] = [before?.within ?? NOTHING, within];
    try {
      return { of, value: make(), within };
    } finally {
      ({ last, next } = around);
    }
  };
  return {
    keep<T>(name: string, of: readonly unknown[], make: (before: T | undefined) => T): T {
      const known = last.get(name);
      const isSame = known !== undefined && areIdentical(known.of, of);
      const kept = isSame ? known : made(of, () => make(known?.value as T | undefined), known);
      next.set(name, kept);
      return kept.value as T;
    },
    turn() {
      [last, next] = [next, new Map()];
    },
    forget() {
      [last, next] = [NOTHING, new Map()];
    },
  };
}

function areIdentical(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, at) => Object.is(one, others[at]));
}
