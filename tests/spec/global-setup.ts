import { buildShared, builtFolder } from '../support/built-sites.ts';
import { INSTANT_NAMES, INSTANTS } from '../support/instants.ts';

/** Builds the real content at the three instants, once for all test files. */
export async function setup(): Promise<void> {
  for (const name of INSTANT_NAMES) await buildShared({ at: INSTANTS[name], outDir: builtFolder(name) });
}
