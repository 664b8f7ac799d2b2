import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { orNothing } from '../content/or-nothing.ts';
import { readPack, writePack } from '../content/pack.ts';
import { sweepOwnNames } from '../content/process-files.ts';
import { hashOf } from '../content/short-hash.ts';
import type { Instant } from '../model/timeline.ts';
import type { TrueTime } from './kept-plans.ts';
import type { PlanNotes } from './plan-notes.ts';

/** What a process leaves of its plan: which parts it is made of. */
export interface StoredPlan extends TrueTime {
  readonly parts: ReadonlyMap<string, PartIdentity>;
}

/** Parts of one name and one identity are equal. */
export interface PartIdentity {
  readonly madeOf: string;
  /** The plan that the part was made for is as of this instant. */
  readonly at: Instant;
}

/** A part with all that is kept of it. */
export interface StoredPart extends PartIdentity {
  readonly packed: unknown;
  readonly notes: PlanNotes;
  /** Names of what is made of the part, by their kind and what of the part they are for. */
  readonly names: ReadonlyMap<string, unknown>;
}

/** A file says itself whose it is: parts that are made of the same have the same identity. */
interface NamedPart extends StoredPart {
  readonly name: string;
}

/** Where parts of a plan outlive a process, each by itself. */
export interface PlanStore {
  load(): StoredPlan | undefined;
  part(name: string): StoredPart | undefined;
  savePart(name: string, part: StoredPart): void;
  /** Called last: parts that are not in the plan stay no longer. */
  save(plan: StoredPlan): void;
}

/**
 * A store in a cache folder: each part is a file, and one lists those that belong together. They are not written at once, so a part
 * is only of use if it is the one that the list speaks of.
 */
export function openPlanFolder(cacheDir: string): PlanStore {
  const [list, folder] = [join(cacheDir, 'plan.pack'), join(cacheDir, 'plan')];
  const fileOf = (name: string): string => `${hashOf(name)}.pack`;
  return {
    load: () => readPack(list) as StoredPlan | undefined,
    part(name) {
      const part = readPack(join(folder, fileOf(name))) as NamedPart | undefined;
      return part?.name === name ? part : undefined;
    },
    savePart: (name, part) => writePack(join(folder, fileOf(name)), { ...part, name } satisfies NamedPart),
    save(plan) {
      writePack(list, plan);
      const files = new Set([...plan.parts.keys()].map(fileOf));
      for (const file of orNothing(() => readdirSync(folder)) ?? [])
        if (file.endsWith('.pack') && !files.has(file)) orNothing(() => rmSync(join(folder, file)));
      sweepOwnNames(folder);
    },
  };
}
