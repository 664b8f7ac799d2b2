import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type LockHeld, type LockTaken, readLockFile, takeLockFile } from '../fs/lock-file.ts';
import { ApiError } from './api-error.ts';

const POLL_MS = 100;
const MAX_WAIT_MS = 60_000;

/**
 * Locks a data folder: two embedded databases on the same files would lose data without an error. Creates the folder,
 * and waits for an organiser's command that has the lock. Throws `ApiError` if a service has it, or if the folder
 * cannot be created or written.
 */
export async function lockFolder(dir: string): Promise<LockTaken> {
  await lockHolder(dir);
  const lock = tryLock(dir);
  if (lock.kind === 'taken') {
    restrictToOwner(dir);
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
 * Returns the details that the service that has the lock has added to it, and undefined if no service has it. A lock
 * without a port belongs to an organiser's command or to a service that is starting: waits for these, for a minute at
 * most.
 */
export async function lockHolder(dir: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  for (let waitedMs = 0; waitedMs < MAX_WAIT_MS; waitedMs += POLL_MS) {
    const holder = readLockFile(lockPath(dir));
    if (holder === undefined || typeof holder['port'] === 'number') return holder;
    await setTimeout(POLL_MS);
  }
  return undefined;
}

/**
 * Denies other users access, since the folder contains personal data. A folder that belongs to another user is left
 * alone.
 */
function restrictToOwner(dir: string): void {
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

/** Why a folder cannot be used, by system error code. */
const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file',
  ENOTDIR: 'a part of its path is a file',
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
};

function tryLock(dir: string): LockTaken | LockHeld {
  try {
    return takeLockFile(lockPath(dir));
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    if (reason === undefined) throw error;
    throw new ApiError({
      message: `The data cannot be stored in ${dir}: ${reason}.`,
      hint: 'name another folder with --data, or look at its owner and permissions',
    });
  }
}
