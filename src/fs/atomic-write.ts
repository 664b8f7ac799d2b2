import { renameSync, rmSync, type WriteFileOptions, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { ownName } from './process-files.ts';

/**
 * Writes a file as a whole: beside its place first, then by a rename, so that a reader sees the old content or the new one. Throws what
 * the file system says; what was there before stays then. With `flush` the content is on the disk before the rename.
 */
export function writeAtomically(path: string, content: string | Uint8Array, options?: WriteFileOptions): void {
  const unfinished = ownName(path);
  makeFolder(dirname(path));
  try {
    writeFileSync(unfinished, content, options);
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
