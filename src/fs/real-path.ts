import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * The absolute path without symbolic links, and in the case of letters in which the file system has it. For a path that does
 * not exist, the one that it would have.
 */
export function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return dirname(path) === path ? resolve(path) : realPlace(path);
  }
}

/** The same for the folder of a path only: a path that is a link itself stays one. */
export function realPlace(path: string): string {
  return join(realPath(dirname(path)), basename(path));
}
