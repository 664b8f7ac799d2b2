/** The permissions of what is published. A web server is usually another user than the one who builds. */
import { lstatSync, type Stats } from 'node:fs';
import { setPermissions } from '../fs/permissions.ts';

export const PUBLIC_FOLDER = 0o755;
const PUBLIC_FILE = 0o644;
const READABLE = 0o444;

/** Lets everybody read a file, and only its owner write it. Returns false if not everybody can read it and that cannot be changed. */
export function publishFile(path: string, found: Stats = lstatSync(path)): boolean {
  return setPermissions(path, PUBLIC_FILE, found) || (found.mode & READABLE) === READABLE;
}

/** Lets everybody list and enter a folder, and only its owner change it, as far as the system allows that. */
export function publishFolder(path: string): void {
  setPermissions(path, PUBLIC_FOLDER);
}
