import { join } from 'node:path';
import { LARGE_SITE } from '../content/large-site.ts';
import { openSetAside, type SetAside } from '../content/set-aside.ts';
import type { KeptNames } from '../model/kept-names.ts';
import type { Instant } from '../model/timeline.ts';
import { isTrueAt, type KeptPlans, type LastingPart, type PlannedPart, type TrueTime } from './kept-plans.ts';
import { openPlanFolder, type PartIdentity, type PlanStore, type StoredPart, type StoredPlan } from './plan-folder.ts';
import { type NoteTaker, noteAgain, notedDuring } from './plan-notes.ts';

/** Plans that are kept in a cache folder between processes; where that fails, all is planned. */
export function openStoredPlans(cacheDir: string): KeptPlans {
  return createStoredPlans(openPlanFolder(cacheDir), { aside: openSetAside(join(cacheDir, 'plan.aside')) });
}

export interface StoredPlansOptions {
  readonly aside: SetAside;
  readonly mostRecords?: number;
}

/** A part of the plan that is left to the next process. */
interface PartToLeave extends Pick<StoredPart, 'madeOf' | 'at' | 'notes'> {
  /** Absent where the store has it already. */
  readonly packed?: () => unknown;
}

/** The names of what is made of the parts that have a name in common. */
interface NamesOfPart {
  /** The part that they are kept with. */
  readonly part: string;
  readonly names: Map<string, unknown>;
  hasNew: boolean;
}

const NOTHING: StoredPlan = { from: Number.POSITIVE_INFINITY, until: null, parts: new Map() };

/**
 * Keeps what another process planned, for one plan: each part is asked for once. Of more than `mostRecords`, all that is long goes
 * aside.
 */
export function createStoredPlans(
  store: PlanStore,
  { aside, mostRecords = LARGE_SITE }: StoredPlansOptions,
): KeptPlans {
  let isLarge = false;
  let stored = NOTHING;
  let time: TrueTime = NOTHING;
  const parts = new Map<string, PartToLeave>();
  const namesOf = new Map<string, NamesOfPart>();
  /** Somebody else may have left another part under the name meanwhile. */
  const storedPart = (name: string, of: PartIdentity | undefined): StoredPart | undefined => {
    const part = of && store.part(name);
    return part?.madeOf === of?.madeOf && part?.at === of?.at ? part : undefined;
  };
  const leave = (name: string, part: PartToLeave, names: StoredPart['names']): void => {
    parts.set(name, part);
    const together = namesOf.get(part.madeOf) ?? { part: name, names: new Map(), hasNew: false };
    for (const [of, value] of names) together.names.set(of, value);
    namesOf.set(part.madeOf, together);
  };
  const recall = <T>(taker: NoteTaker, { name, make, lasting }: PlannedPart<T> & { lasting: LastingPart<T> }): T => {
    const { madeOf, pack, unpack } = lasting;
    const listed = stored.parts.get(name);
    const known = listed?.madeOf === madeOf ? storedPart(name, listed) : undefined;
    if (known !== undefined) {
      const { at, notes, names, packed } = known;
      leave(name, { madeOf, at, notes }, names);
      noteAgain(taker, notes);
      return unpack(packed, () => notedDuring(taker, make).value);
    }
    const { value, notes } = notedDuring(taker, make);
    noteAgain(taker, notes);
    leave(name, { madeOf, at: time.from, notes, packed: packedLater(value, pack) }, new Map());
    return value;
  };
  /** Gives how many there were to be saved. */
  const saveParts = (): number => {
    let count = 0;
    for (const [name, { packed, ...part }] of parts) {
      const together = namesOf.get(part.madeOf);
      const own = together?.part === name ? together : undefined;
      if (packed === undefined && own?.hasNew !== true) continue;
      const whole = packed === undefined ? storedPart(name, part)?.packed : packed();
      if (whole !== undefined) store.savePart(name, { ...part, packed: whole, names: own?.names ?? new Map() });
      count += 1;
    }
    return count;
  };
  return {
    areLasting: true,
    begin(at: Instant, records: number) {
      isLarge = records > mostRecords;
      const left = store.load() ?? NOTHING;
      stored = isTrueAt(left, at) ? left : NOTHING;
      time = { from: at, until: null };
    },
    keep: (taker, { lasting, ...part }) => (lasting === undefined ? part.make() : recall(taker, { ...part, lasting })),
    end(until) {
      time = { ...time, until };
    },
    names: <T>(kind: string): KeptNames<T> => ({
      get(of) {
        const [part, what] = partAndRest(of);
        return namesOf.get(part)?.names.get(`${kind} ${what}`) as T | undefined;
      },
      set(of, value) {
        const [part, what] = partAndRest(of);
        const together = namesOf.get(part);
        if (together === undefined) return;
        together.names.set(`${kind} ${what}`, value);
        together.hasNew = true;
      },
    }),
    get aside() {
      return isLarge ? aside : undefined;
    },
    save() {
      aside.close();
      if (saveParts() === 0 && parts.size === stored.parts.size) return;
      store.save({ ...time, parts: new Map([...parts].map(([name, { madeOf, at }]) => [name, { madeOf, at }])) });
    },
  };
}

/** By itself, as functions keep alive what any other one beside them speaks of: `make` speaks of the whole site. */
function packedLater<T>(value: T, pack: LastingPart<T>['pack']): () => unknown {
  return () => pack(value);
}

function partAndRest(of: string): readonly [part: string, rest: string] {
  const end = of.indexOf(' ');
  return end < 0 ? [of, ''] : [of.slice(0, end), of.slice(end + 1)];
}
