/** Makes a folder whole after a build was killed, whatever it was at, and says where to read until then. */
import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { applyInPlace } from './in-place.ts';
import { type Journal, readJournal } from './journal.ts';
import { takeLock } from './lock.ts';
import {
  type OutputFolder,
  type OutputPlace,
  oldFolder,
  outputFolder,
  realPathOf,
  type StagingFolder,
} from './output-folder.ts';
import { PublishError, toPublishError } from './publish-error.ts';
import { adoptNextList, forgetList } from './published-list.ts';
import { swapFolders } from './swap.ts';

/** `completed`: the new build is in place. `rolled-back`: the old one is, what was begun is deleted. */
export type Repair = 'whole' | 'completed' | 'rolled-back';

/**
 * Completes or undoes what a killed build left behind, so that the output folder is one whole build. Gives
 * `whole`, and touches nothing, if there is nothing to mend or if the build is still running. Throws
 * `PublishError`.
 */
export async function repairPublication(place: OutputPlace): Promise<Repair> {
  const folder = outputFolder(place);
  if (!hasLeftovers(folder)) return 'whole';
  try {
    const release = takeLock(folder);
    try {
      return repairLocked(folder);
    } finally {
      release();
    }
  } catch (error) {
    if (error instanceof PublishError && error.code === 'busy') return 'whole';
    throw toPublishError(error, { outDir: folder.out, hasBegun: true });
  }
}

/** The folder a server should read now: the old build between the two renames of a swap, else `outDir`. */
export function readServedDir(place: OutputPlace): string {
  if (existsSync(place.outDir)) return place.outDir;
  const old = oldFolder(realPathOf(place.outDir));
  return existsSync(old) ? old : place.outDir;
}

/** The same as `repairPublication`, for who holds the lock. */
export function repairLocked(folder: OutputFolder): Repair {
  if (!hasLeftovers(folder)) return 'whole';
  const stagings = [folder.beside, folder.inside];
  const isCompleted = stagings.map((staging) => follow(folder, staging)).includes(true);
  if (stagings.some(({ journal }) => existsSync(journal))) forgetList(folder);
  if (!existsSync(folder.out) && existsSync(folder.old)) renameSync(folder.old, folder.out);
  clearLeftovers(folder);
  return isCompleted ? 'completed' : 'rolled-back';
}

/**
 * Does what a journal says and what follows from it: the list is that of the new build, the journal is void.
 * Gives false, with the output folder as it was, if there is no journal or if it can no longer be followed.
 */
export function follow(folder: OutputFolder, staging: StagingFolder): boolean {
  const journal = readJournal(staging);
  if (journal === undefined || !apply(folder, staging, journal)) return false;
  adoptNextList(folder);
  rmSync(staging.journal);
  return true;
}

/** Deletes what only a build at work needs. The journal goes first: half a staging is never followed. */
export function clearLeftovers(folder: OutputFolder): void {
  for (const { journal, root } of [folder.beside, folder.inside]) {
    rmSync(journal, { force: true });
    rmSync(root, { recursive: true, force: true });
  }
  rmSync(folder.nextList, { force: true });
  rmSync(folder.old, { recursive: true, force: true });
}

function apply(folder: OutputFolder, staging: StagingFolder, journal: Journal): boolean {
  if (journal.kind === 'in-place') {
    applyInPlace(folder, staging, journal);
    return true;
  }
  if (!existsSync(staging.files)) return existsSync(folder.out);
  return isSwapPossible(folder) && swapFolders(folder, staging);
}

/** Both there, files still staged: somebody put a folder in the gap. It stays, unless it is empty. */
function isSwapPossible(folder: OutputFolder): boolean {
  if (!existsSync(folder.out) || !existsSync(folder.old)) return true;
  if (readdirSync(folder.out).length > 0) return false;
  rmdirSync(folder.out);
  return true;
}

/** Whether anything of a build at work, killed or failed is still there. */
export function hasLeftovers(folder: OutputFolder): boolean {
  const { beside, inside, old, nextList } = folder;
  return [beside.root, inside.root, old, nextList].some((path) => existsSync(path));
}
