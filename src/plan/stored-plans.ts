import { join } from 'node:path';
import { LARGE_SITE } from '../content/large-site.ts';
import { readPack, writePack } from '../content/pack.ts';
import { openSetAside, type SetAside } from '../content/set-aside.ts';
import type { KeptNames } from '../model/kept-names.ts';
import type { Instant } from '../model/timeline.ts';
import { isTrueAt, type KeptPlans, type LastingPart, type PlannedPart, type TrueTime } from './kept-plans.ts';
import { type NoteTaker, noteAgain, notedDuring, type PlanNotes } from './plan-notes.ts';

/** Where parts outlive a process. */
export interface PlansStore {
  load(): StoredPlans | undefined;
  save(plans: StoredPlans): void;
}

/** What a process leaves of its plan. */
export interface StoredPlans extends TrueTime {
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

/** Plans that are kept in a cache folder between processes; where that fails, all is planned. */
export function openStoredPlans(cacheDir: string): KeptPlans {
  const file = join(cacheDir, 'plan.pack');
  const store: PlansStore = {
    load: () => readPack(file) as StoredPlans | undefined,
    save: (plans) => writePack(file, plans),
  };
  return createStoredPlans(store, { aside: openSetAside(join(cacheDir, 'plan.aside')) });
}

export interface StoredPlansOptions {
  readonly aside: SetAside;
  readonly mostRecords?: number;
}

/**
 * Keeps what another process planned, for one plan: each part is asked for once. Of more than `mostRecords` nothing; what is long
 * of these goes aside.
 */
export function createStoredPlans(
  store: PlansStore,
  { aside, mostRecords = LARGE_SITE }: StoredPlansOptions,
): KeptPlans {
  let stored = NOTHING;
  let isNew = false;
  let time: TrueTime = NOTHING;
  const next = new Map<string, StoredPart>();
  const names = new Map<string, unknown>();
  const recall = <T>(taker: NoteTaker, { name, make, lasting }: PlannedPart<T> & { lasting: LastingPart<T> }): T => {
    const { madeOf, pack, unpack } = lasting;
    const known = stored.parts.get(name);
    if (known?.madeOf === madeOf) {
      next.set(name, known);
      noteAgain(taker, known.notes);
      return unpack(known.packed, () => notedDuring(taker, make).value);
    }
    const { value, notes } = notedDuring(taker, make);
    noteAgain(taker, notes);
    next.set(name, { madeOf, packed: pack(value), notes });
    isNew = true;
    return value;
  };
  return {
    areLasting: (records) => records <= mostRecords,
    begin(at: Instant) {
      const left = store.load() ?? NOTHING;
      stored = isTrueAt(left, at) ? left : NOTHING;
      time = { from: at, until: null };
    },
    keep: (taker, { lasting, ...part }) => (lasting === undefined ? part.make() : recall(taker, { ...part, lasting })),
    end(until) {
      time = { ...time, until };
    },
    names: <T>(kind: string): KeptNames<T> => ({
      get(madeOf) {
        const name = stored.names.get(`${kind} ${madeOf}`);
        if (name !== undefined) names.set(`${kind} ${madeOf}`, name);
        return name as T | undefined;
      },
      set(madeOf, name) {
        names.set(`${kind} ${madeOf}`, name);
        isNew = true;
      },
    }),
    aside,
    save() {
      aside.close();
      if (isNew) store.save({ ...time, parts: next, names });
      isNew = false;
    },
  };
}
