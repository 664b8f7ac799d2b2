import { lstatSync, type Stats } from 'node:fs';

/**
 * What stands at a path, links not followed; undefined for nothing, also where a file stands in for a folder
 * above.
 */
export function entryAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Whether a path is a folder itself, and no link to one. */
export function isFolder(path: string): boolean {
  return entryAt(path)?.isDirectory() === true;
}
