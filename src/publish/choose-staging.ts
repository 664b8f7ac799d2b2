/**
 * Chooses the staging folder, which must be on the same device as the output folder because files are renamed into it.
 */
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../fs/make-folder.ts';
import { entryAt } from './entry-at.ts';
import type { OutputFolder, StagingFolder } from './output-folder.ts';
import { PUBLIC_FOLDER } from './public-permissions.ts';
import { PublishError } from './publish-error.ts';

/** A staging folder. If `canSwap` is true, the output folder can be replaced as a whole. */
export interface ChosenStaging {
  readonly staging: StagingFolder;
  readonly canSwap: boolean;
}

/**
 * Chooses a folder beside the output folder if the latter can be renamed, else one inside it: if it is a link, a mount
 * point, or in a folder that cannot be written. Creates the parent folders. Throws `out-unwritable` if neither can be
 * written.
 */
export function chooseStaging(folder: OutputFolder, outDir: string): ChosenStaging {
  const parent = dirname(folder.out);
  const exists = existsSync(folder.out);
  if (!exists) makeFolder(parent, PUBLIC_FOLDER);
  assertWritable(exists ? folder.out : parent);
  const isLink = entryAt(outDir)?.isSymbolicLink() === true;
  const isFixed = isLink || (exists && (isMountPoint(folder.out) || !isWritable(parent)));
  return isFixed ? { staging: folder.inside, canSwap: false } : { staging: folder.beside, canSwap: true };
}

/** Throws `out-unwritable` unless files can be created in and removed from this folder. */
export function assertWritable(path: string): void {
  if (isWritable(path)) return;
  throw new PublishError('out-unwritable', {
    path,
    message: `${path} cannot be written, so the build has no place to go.`,
    hint: 'look at its owner and permissions, or choose another folder with --out DIR',
  });
}

/** Whether files can be created in and removed from this folder. */
export function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a folder is a mount point: on another device than its parent or, on Linux, a bind mount of a folder on the
 * same device. Both prevent a rename.
 * @see proc_pid_mountinfo(5): the fifth field is the mount point, with blanks as octal escapes.
 */
function isMountPoint(path: string): boolean {
  if (statSync(path).dev !== statSync(dirname(path)).dev) return true;
  try {
    const named = path.replace(/[ \t\n\\]/g, (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`);
    const mounts = readFileSync('/proc/self/mountinfo', 'utf8').split('\n');
    return mounts.some((mount) => mount.split(' ', 5)[4] === named);
  } catch {
    return false;
  }
}
