import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type LockHeld, type LockTaken, readLockFile, takeLockFile } from '../fs/lock-file.ts';
import { ApiError } from './api-error.ts';

const LOOK_MS = 100;
const LONGEST_MS = 60_000;

/**
 * One service at a time on a folder: two embedded databases on the same files would lose what they are given, without a
 * word. Makes the folder. Waits for a process that has it only for the moment. Throws `ApiError` while a service has it, and
 * where there can be none.
 */
export async function takeFolder(dir: string): Promise<LockTaken> {
  await folderHolder(dir);
  const lock = lockIn(dir);
  if (lock.kind === 'taken') {
    closeToOthers(dir);
    return lock;
  }
  const port = readLockFile(lockPath(dir))?.['port'];
  const where = typeof port === 'number' ? `, on port ${port}` : '';
  throw new ApiError({
    message: `Another service (process ${lock.pid}${where}) has the data in ${dir}.`,
    hint: 'stop it, or name another folder with --data',
  });
}

/**
 * What the service that has a folder tells of itself; undefined where none has it. A process that tells no port yet is an
 * organiser's command or a service that is starting: waits until it is done, a minute at most.
 */
export async function folderHolder(dir: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  for (let waitedMs = 0; waitedMs < LONGEST_MS; waitedMs += LOOK_MS) {
    const holder = readLockFile(lockPath(dir));
    if (holder === undefined || typeof holder['port'] === 'number') return holder;
    await setTimeout(LOOK_MS);
  }
  return undefined;
}

/** Personal data is nobody else's to read. A folder that belongs to another user stays as that user has it. */
function closeToOthers(dir: string): void {
  if ((statSync(dir).mode & 0o077) === 0) return;
  try {
    chmodSync(dir, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

export function lockPath(dir: string): string {
  return join(dir, 'lock');
}

/** Why there can be no data in a folder, by the system's code. */
const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'a file stands there',
  ENOTDIR: 'a file stands in the way',
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
};

function lockIn(dir: string): LockTaken | LockHeld {
  try {
    return takeLockFile(lockPath(dir));
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    if (reason === undefined) throw error;
    throw new ApiError({
      message: `There can be no data in ${dir}: ${reason}.`,
      hint: 'name another folder with --data, or look at its owner and permissions',
    });
  }
}
