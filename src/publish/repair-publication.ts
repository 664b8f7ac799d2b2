/** Repairs the output folder after a build was killed, and finds the folder to serve until then. */
import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { applyInPlace } from './in-place.ts';
import { type Journal, readJournal } from './journal.ts';
import { takeLock } from './lock.ts';
import { type OutputFolder, type OutputPlace, outputFolder } from './output-folder.ts';
import { PublishError, toPublishError } from './publish-error.ts';
import { adoptNextList, forgetList } from './published-list.ts';
import { swapFolders } from './swap.ts';

/**
 * `whole`: there was nothing to repair. `completed`: the new build is in place. `rolled-back`: the old build is in
 * place and the new one was deleted.
 */
export type Repair = 'whole' | 'completed' | 'rolled-back';

/**
 * Completes or undoes a killed publication, so that the output folder is one whole build. Returns `whole`, and changes
 * nothing, if there is nothing to repair or if the build is still running. Throws `PublishError`.
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
    throw toPublishError(error, { outDir: folder.out, stateDir: folder.stateDir, hasBegun: true });
  }
}

/**
 * The folder that a server should read now: the old build between the two renames of a swap, during which there is a
 * journal, else `outDir`.
 */
export function readServedDir(place: OutputPlace): string {
  if (existsSync(place.outDir)) return place.outDir;
  const { old, journal } = outputFolder(place);
  return existsSync(journal) && existsSync(old) ? old : place.outDir;
}

/** Like `repairPublication`, for callers that hold the lock. */
export function repairLocked(folder: OutputFolder): Repair {
  if (!hasLeftovers(folder)) return 'whole';
  const isCompleted = follow(folder);
  if (existsSync(folder.journal)) undo(folder);
  clearLeftovers(folder);
  return isCompleted ? 'completed' : 'rolled-back';
}

/** Brings back the old build if a journal cannot be followed. Without a journal, the build in place was never moved away. */
function undo(folder: OutputFolder): void {
  forgetList(folder);
  if (!existsSync(folder.out) && existsSync(folder.old)) renameSync(folder.old, folder.out);
}

/**
 * Carries out the journal, then adopts the new list and deletes the journal. Returns false, with the output folder
 * unchanged, if there is no journal or if it can no longer be followed.
 */
export function follow(folder: OutputFolder): boolean {
  const journal = readJournal(folder);
  if (journal === undefined || !apply(folder, journal)) return false;
  adoptNextList(folder);
  rmSync(folder.journal);
  return true;
}

/**
 * Deletes all temporary files of a publication. The journal goes first, so that a partly deleted staging folder is
 * never used.
 */
export function clearLeftovers(folder: OutputFolder): void {
  rmSync(folder.journal, { force: true });
  for (const { root } of [folder.beside, folder.inside]) rmSync(root, { recursive: true, force: true });
  rmSync(folder.nextList, { force: true });
  rmSync(folder.old, { recursive: true, force: true });
}

function apply(folder: OutputFolder, journal: Journal): boolean {
  if (journal.kind === 'in-place') {
    applyInPlace(folder, journal);
    return true;
  }
  const staging = folder[journal.staging];
  if (!existsSync(staging.files)) return existsSync(folder.out);
  return isSwapPossible(folder) && swapFolders(folder, staging);
}

/**
 * If the output folder exists although the old build was moved away, somebody created it between the two renames. It is
 * not replaced unless it is empty.
 */
function isSwapPossible(folder: OutputFolder): boolean {
  if (!existsSync(folder.out) || !existsSync(folder.old)) return true;
  if (readdirSync(folder.out).length > 0) return false;
  rmdirSync(folder.out);
  return true;
}

/** Whether there are temporary files of a running, killed or failed build. */
export function hasLeftovers(folder: OutputFolder): boolean {
  const { beside, inside, old, nextList, journal } = folder;
  return [beside.root, inside.root, old, nextList, journal].some((path) => existsSync(path));
}
