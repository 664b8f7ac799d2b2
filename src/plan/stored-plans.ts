import { join } from 'node:path';
import { readPack, writePack } from '../content/pack.ts';
import { createKeptPlans, type KeptPlans, type StoredPlans } from './kept-plans.ts';

/** Of more pages nothing is kept: it has to fit into memory twice. */
const MOST_PAGES = 40_000;

/** Plans that are kept in a cache folder between processes; where that fails, all is planned. */
export function openKeptPlans(cacheDir: string): KeptPlans {
  const file = join(cacheDir, 'plan.pack');
  return createKeptPlans({
    load: () => readPack(file) as StoredPlans | undefined,
    save(plans) {
      if (plans.names.size <= MOST_PAGES) writePack(file, plans);
    },
  });
}
