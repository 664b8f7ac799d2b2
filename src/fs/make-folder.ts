import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { HintedError } from '../diagnostics/hinted-error.ts';
import { setPermissions } from './permissions.ts';

/**
 * Creates a folder and its missing parents, with the permissions `mode` whatever the umask. Throws the error of the file
 * system, and a `HintedError` where folders cannot be created. `mkdir` with `recursive` is not used: it never returns in file
 * systems such as /proc, which report a missing parent although it exists.
 */
export function makeFolder(path: string, mode?: number): void {
  if (createIfMissing(path, mode)) return;
  makeFolder(dirname(path), mode);
  if (!createIfMissing(path, mode))
    throw new HintedError(`No folder can be made in ${dirname(path)}.`, 'choose another one', 'folder-impossible');
}

/** Creates the folder if needed. Returns false if its parent is missing. */
function createIfMissing(path: string, mode?: number): boolean {
  try {
    mkdirSync(path, mode);
    if (mode !== undefined) setPermissions(path, mode);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return false;
    if (code === 'EEXIST' && statSync(path, { throwIfNoEntry: false })?.isDirectory()) return true;
    throw error;
  }
}
