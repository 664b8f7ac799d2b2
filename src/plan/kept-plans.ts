import type { SetAside } from '../content/set-aside.ts';
import { keepSame } from '../model/keep-same.ts';
import { type KeptNames, noKeptNames } from '../model/kept-names.ts';
import { createKeptValues } from '../model/kept-values.ts';
import type { Instant } from '../model/timeline.ts';
import { type NotedPart, type NoteTaker, noteAgain, notedDuring } from './plan-notes.ts';

/** Parts of a plan as they were planned the last time, so that only those are planned again that are made of something else. */
export interface KeptPlans {
  /** Called before a plan as of an instant, of so many records: what is not true then is forgotten. */
  begin(at: Instant, records: number): void;
  /**
   * A part by its name: what came of it the last time if it was made of identical values then, with what was noted on the
   * way; else what `make` gives. All that `make` looks at must be among the values, or follow from them and the instant.
   */
  keep<T>(taker: NoteTaker, part: PlannedPart<T>): T;
  /** Called after a plan that is true until an instant (null: for ever): what was not asked for is forgotten. */
  end(until: Instant | null): void;
  /** Whether parts outlive the process, those that can. */
  readonly areLasting: boolean;
  /** Names of what is made of parts that outlive the process, by kind; they do as well, and are true as long as plans are. */
  names<T>(kind: string): KeptNames<T>;
  /** For what is too much to be held until it is wanted, where the plan that has begun is of so many records. */
  readonly aside?: SetAside | undefined;
  /** Once all that comes of the plan is known: keeps it for the next process, where that is wanted. */
  save(): void;
}

export interface PlannedPart<T> {
  readonly name: string;
  readonly of: readonly unknown[];
  readonly make: () => T;
  /** Of plain data: what of it is the same as the last time is identical, also where the part is made again. */
  readonly isPlain?: boolean;
  /** How it outlives a process, if it does. */
  readonly lasting?: LastingPart<T>;
}

/** A part as plain data, under a name for all that it is made of. */
export interface LastingPart<T> {
  readonly madeOf: string;
  readonly pack: (value: T) => unknown;
  /** `make` is for what was not packed. */
  readonly unpack: (packed: unknown, make: () => T) => T;
}

/** Keeps what was planned in this process. */
export function createKeptPlans(): KeptPlans {
  const parts = createKeptValues();
  let from: Instant = Number.POSITIVE_INFINITY;
  let until: Instant | null = null;
  return {
    ...noKeptPlans,
    begin(at) {
      if (!isTrueAt({ from, until }, at)) parts.forget();
      from = at;
    },
    keep<T>(taker: NoteTaker, { name, of, make, isPlain }: PlannedPart<T>): T {
      const { value, notes } = parts.keep<NotedPart<T>>(name, of, (before) => {
        const made = notedDuring(taker, make);
        return isPlain === true ? { ...made, value: keepSame(before?.value, made.value) } : made;
      });
      noteAgain(taker, notes);
      return value;
    },
    end(trueUntil) {
      parts.turn();
      until = trueUntil;
    },
  };
}

/** From when on and until when (null: for ever) something that was planned is true. */
export interface TrueTime {
  readonly from: Instant;
  readonly until: Instant | null;
}

export function isTrueAt({ from, until }: TrueTime, at: Instant): boolean {
  return from <= at && (until === null || at < until);
}

/** Keeps nothing: all is planned. */
export const noKeptPlans: KeptPlans = {
  begin: () => undefined,
  keep: (_taker, { make }) => make(),
  end: () => undefined,
  areLasting: false,
  names: () => noKeptNames,
  save: () => undefined,
};
