import { type KeptNames, noKeptNames } from '../model/kept-names.ts';
import { createKeptValues } from '../model/kept-values.ts';
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
  /** Parts that can outlive the process do. */
  readonly areLasting: boolean;
  /** Names of what is made of parts that outlive the process, by kind; they do as well, and are true as long as plans are. */
  names<T>(kind: string): KeptNames<T>;
  /** Once all that comes of the plan is known: keeps it for the next process, where that is wanted. */
  save(): void;
}

export interface PlannedPart<T> {
  readonly name: string;
  readonly of: readonly unknown[];
  readonly make: () => T;
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

/** Where parts outlive a process. */
export interface KeptPlansStore {
  load(): StoredPlans | undefined;
  save(plans: StoredPlans): void;
}

/** Parts by their names, as of an instant, and until when they are true. */
export interface StoredPlans {
  readonly from: Instant;
  readonly until: Instant | null;
  readonly parts: ReadonlyMap<string, StoredPart>;
  /** By kind and what is named. */
  readonly names: ReadonlyMap<string, unknown>;
}

interface StoredPart {
  readonly madeOf: string;
  readonly packed: unknown;
  readonly notes: PlanNotes;
}

const NOTHING: StoredPlans = { from: Number.POSITIVE_INFINITY, until: null, parts: new Map(), names: new Map() };

export function createKeptPlans(store?: KeptPlansStore): KeptPlans {
  const parts = createKeptValues();
  const stored = createStoredParts(store);
  let from: Instant = NOTHING.from;
  let until: Instant | null = NOTHING.until;
  return {
    begin(at) {
      stored.begin(at);
      if (!isTrueAt({ from, until }, at)) parts.forget();
      from = at;
    },
    keep<T>(taker: NoteTaker, { name, of, make, lasting }: PlannedPart<T>): T {
      const { value, notes } = parts.keep(name, of, () =>
        lasting === undefined ? notedDuring(taker, make) : stored.keep(taker, { name, make, ...lasting }),
      );
      noteAgain(taker, notes);
      return value;
    },
    end(trueUntil) {
      parts.turn();
      until = trueUntil;
    },
    areLasting: store !== undefined,
    names: stored.names,
    save: () => stored.save({ from, until }),
  };
}

/** Parts by what another process left of them. */
function createStoredParts(store: KeptPlansStore | undefined) {
  let stored: StoredPlans | undefined;
  let isNew = false;
  const next = new Map<string, () => StoredPart>();
  const names = new Map<string, unknown>();
  return {
    begin(at: Instant) {
      stored ??= store?.load() ?? NOTHING;
      if (!isTrueAt(stored, at)) stored = NOTHING;
      next.clear();
      names.clear();
    },
    names: <T>(kind: string): KeptNames<T> => ({
      get(madeOf) {
        const name = stored?.names.get(`${kind} ${madeOf}`);
        if (name !== undefined) names.set(`${kind} ${madeOf}`, name);
        return name as T | undefined;
      },
      set(madeOf, name) {
        names.set(`${kind} ${madeOf}`, name);
        isNew = true;
      },
    }),
    keep<T>(
      taker: NoteTaker,
      { name, make, madeOf, pack, unpack }: LastingPart<T> & Pick<PlannedPart<T>, 'name' | 'make'>,
    ) {
      const known = stored?.parts.get(name);
      if (known?.madeOf === madeOf) {
        next.set(name, () => known);
        return { value: unpack(known.packed, () => notedDuring(taker, make).value), notes: known.notes };
      }
      const planned = notedDuring(taker, make);
      next.set(name, () => ({ madeOf, packed: pack(planned.value), notes: planned.notes }));
      isNew = true;
      return planned;
    },
    save(time: Pick<StoredPlans, 'from' | 'until'>) {
      if (!isNew) return;
      isNew = false;
      store?.save({ ...time, parts: new Map([...next].map(([name, part]) => [name, part()])), names });
    },
  };
}

function isTrueAt({ from, until }: Pick<StoredPlans, 'from' | 'until'>, at: Instant): boolean {
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
