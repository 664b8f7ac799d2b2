import type { Instant } from '../model/timeline.ts';
import { type NoteTaker, noteAgain, notedDuring, type PlanNotes } from './plan-notes.ts';

/** Parts of a plan as they were planned the last time, so that only those are planned again that are made of something else. */
export interface KeptPlans {
  /** Called before a plan as of an instant: what is not true then is forgotten. */
  begin(at: Instant): void;
  /**
   * A part by its name: what came of it the last time if it was made of identical values then, with what was noted on the
   * way; else what `make` gives. All that `make` looks at must be among the values, or follow from them and the instant.
   */
  keep<T>(taker: NoteTaker, part: PlannedPart<T>): T;
  /** Called after a plan that is true until an instant (null: for ever): what was not asked for is forgotten. */
  end(until: Instant | null): void;
}

export interface PlannedPart<T> {
  readonly name: string;
  readonly of: readonly unknown[];
  readonly make: () => T;
}

interface KeptPart {
  readonly of: readonly unknown[];
  readonly value: unknown;
  readonly notes: PlanNotes;
}

export function createKeptPlans(): KeptPlans {
  let from: Instant = Number.POSITIVE_INFINITY;
  let until: Instant | null = null;
  let last = new Map<string, KeptPart>();
  let next = new Map<string, KeptPart>();
  return {
    begin(at) {
      if (at < from || (until !== null && until <= at)) last = new Map();
      next = new Map();
      from = at;
    },
    keep<T>(taker: NoteTaker, { name, of, make }: PlannedPart<T>): T {
      const known = last.get(name);
      const part = known !== undefined && areIdentical(known.of, of) ? known : { of, ...notedDuring(taker, make) };
      next.set(name, part);
      noteAgain(taker, part.notes);
      return part.value as T;
    },
    end(trueUntil) {
      last = next;
      until = trueUntil;
    },
  };
}

/** Keeps nothing: all is planned. */
export const noKeptPlans: KeptPlans = {
  begin: () => undefined,
  keep: (_taker, { make }) => make(),
  end: () => undefined,
};

function areIdentical(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, at) => Object.is(one, others[at]));
}
