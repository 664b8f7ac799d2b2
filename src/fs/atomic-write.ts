import { renameSync, rmSync, type WriteFileOptions, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { temporaryName } from './temporary-files.ts';

/**
 * Writes to a temporary file and renames it, so that readers see the old content or the new one. If it throws an error of
 * the file system, the old content is unchanged. With `flush` the content is on the disk before the rename.
 */
export function writeAtomically(path: string, content: string | Uint8Array, options?: WriteFileOptions): void {
  const temporary = temporaryName(path);
  makeFolder(dirname(path));
  try {
    writeFileSync(temporary, content, options);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
