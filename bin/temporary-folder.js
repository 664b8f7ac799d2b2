/**
 * A folder in the system's temporary folder for what is run from there: compiled code. Every user of the computer can write to
 * the temporary folder, so another one may have made a folder of the expected name first, with code of their own.
 */
import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The path of this user's folder, which need not exist. */
export function temporaryFolder() {
  return join(tmpdir(), `conf-site-${process.geteuid?.() ?? 'user'}`);
}

/** The path of this user's folder, which is made if necessary. Undefined if that is impossible, or others can write to it. */
export function ownTemporaryFolder() {
  const folder = temporaryFolder();
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch {}
  return isOwnFolder(folder) ? folder : undefined;
}

/**
 * Whether a path is a folder of this user, and no link to one, to which nobody else can write. Windows has a temporary folder
 * for each user, and no such permissions.
 * @param {string} path
 */
export function isOwnFolder(path) {
  try {
    const found = lstatSync(path);
    if (process.geteuid === undefined) return found.isDirectory();
    return found.isDirectory() && found.uid === process.geteuid() && (found.mode & 0o022) === 0;
  } catch {
    return false;
  }
}
