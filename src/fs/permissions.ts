import { chmodSync, lstatSync, type Stats } from 'node:fs';

const READ_WRITE_EXECUTE = 0o777;
const SPECIAL = 0o7000;

/**
 * Gives a file or folder exactly these permissions, whatever the umask. Other bits stay, such as the one by which new files
 * belong to the group of their folder. Returns false if the system refuses: for what belongs to another user, and in file
 * systems without permissions. Does nothing on Windows.
 */
export function setPermissions(path: string, wanted: number, found: Stats = lstatSync(path)): boolean {
  if (process.geteuid === undefined || (found.mode & READ_WRITE_EXECUTE) === wanted) return true;
  try {
    chmodSync(path, (found.mode & SPECIAL) | wanted);
    return true;
  } catch {
    return false;
  }
}
