/**
 * Replaces the output folder by the staged one with two renames. The old build stays beside them until both are done.
 */
import { existsSync, renameSync } from 'node:fs';
import type { OutputFolder, StagingFolder } from './output-folder.ts';

/**
 * The error codes of `rename` for folders that cannot be moved: mounts, overlays, and other users' folders in a sticky
 * folder.
 */
const CANNOT_MOVE = new Set(['EBUSY', 'EXDEV', 'EPERM', 'EACCES', 'EINVAL', 'ENOTEMPTY']);

/**
 * Moves the output folder to `old`, which must not exist, and `staging.files` to its place. Returns false, with
 * everything unchanged, if the system does not allow the renames.
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
