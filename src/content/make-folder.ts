import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { HintedError } from '../diagnostics/hinted-error.ts';

/**
 * Makes a folder, and those above it that are not there yet; one that is there is left. Throws what the file system says,
 * and a `HintedError` where that makes no folders.
 * Node's own way never ends in a folder that is there and says of what should be made in it that it is not, as /proc does.
 */
export function makeFolder(path: string, mode?: number): void {
  try {
    mkdirSync(path, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
    if (code !== 'ENOENT') throw error;
    if (existsSync(dirname(path)))
      throw new HintedError(`No folder can be made in ${dirname(path)}.`, 'choose another one');
    makeFolder(dirname(path), mode);
    makeFolder(path, mode);
  }
}
