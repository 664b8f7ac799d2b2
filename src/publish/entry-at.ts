import { lstatSync, type Stats } from 'node:fs';

/**
 * The file system entry at a path, without following links. Returns undefined if there is none, or if a parent is not a
 * folder.
 */
export function entryAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Whether a path is a folder and not a link to one. */
export function isFolder(path: string): boolean {
  return entryAt(path)?.isDirectory() === true;
}
