import { existsSync, linkSync, renameSync } from 'node:fs';

/**
 * Gives a file a second name, unless there is a file of that name already: then it returns false and changes nothing. In file
 * systems without hard links, the file is renamed instead, and a file that appears there in that very instant is replaced.
 */
export function placeFile(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (!NO_HARD_LINKS.has(code)) throw error;
  }
  if (existsSync(to)) return false;
  renameSync(from, to);
  return true;
}

/** What systems answer if the file system has no hard links, or none for this file. */
const NO_HARD_LINKS: ReadonlySet<string | undefined> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);
