/**
 * Exchanges the output folder for the staged one: two renames, with the old build beside them until both are
 * done.
 */
import { existsSync, renameSync } from 'node:fs';
import type { OutputFolder, StagingFolder } from './output-folder.ts';

/**
 * What rename answers where a folder cannot be moved: mounts, overlays, and folders of others in a sticky
 * one.
 */
const CANNOT_MOVE = new Set(['EBUSY', 'EXDEV', 'EPERM', 'EACCES', 'EINVAL', 'ENOTEMPTY']);

/**
 * Puts `staging.files` in the place of the output folder and the latter in that of `old`, which must be free.
 * Gives false, with everything as it was, if the system does not let the folders be moved.
 */
export function swapFolders(folder: OutputFolder, staging: StagingFolder): boolean {
  if (existsSync(folder.out) && !tryRename(folder.out, folder.old)) return false;
  if (tryRename(staging.files, folder.out)) return true;
  if (existsSync(folder.old)) renameSync(folder.old, folder.out);
  return false;
}

function tryRename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (CANNOT_MOVE.has((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
