import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { HintedError } from '../diagnostics/hinted-error.ts';

/**
 * Makes a folder, and those above it that are not there yet; one that is there is left. Throws what the file system says,
 * and a `HintedError` where that makes no folders.
 * Node's own way never ends in a folder that is there and says of what should be made in it that it is not, as /proc does.
 */
export function makeFolder(path: string, mode?: number): void {
  if (isMade(path, mode)) return;
  makeFolder(dirname(path), mode);
  if (!isMade(path, mode)) throw new HintedError(`No folder can be made in ${dirname(path)}.`, 'choose another one');
}

/** Not where the folder above it is missing. */
function isMade(path: string, mode?: number): boolean {
  try {
    mkdirSync(path, mode);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return false;
    if (code === 'EEXIST' && statSync(path, { throwIfNoEntry: false })?.isDirectory()) return true;
    throw error;
  }
}
