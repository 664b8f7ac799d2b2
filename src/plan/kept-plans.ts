import { createKeptValues } from '../model/kept-values.ts';
import type { Instant } from '../model/timeline.ts';
import { type NoteTaker, noteAgain, notedDuring } from './plan-notes.ts';

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

export function createKeptPlans(): KeptPlans {
  const parts = createKeptValues();
  let from: Instant = Number.POSITIVE_INFINITY;
  let until: Instant | null = null;
  return {
    begin(at) {
      if (at < from || (until !== null && until <= at)) parts.forget();
      from = at;
    },
    keep<T>(taker: NoteTaker, { name, of, make }: PlannedPart<T>): T {
      const { value, notes } = parts.keep(name, of, () => notedDuring(taker, make));
      noteAgain(taker, notes);
      return value;
    },
    end(trueUntil) {
      parts.turn();
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
