import { join } from 'node:path';
import { type LockTaken, readLockFile, takeLockFile } from '../content/lock-file.ts';
import { ApiError } from './api-error.ts';

/**
 * One service at a time on a folder: two embedded databases on the same files would lose what they are given, without a
 * word. Throws `ApiError` while another one has it.
 */
export function takeFolder(dir: string): LockTaken {
  const lock = takeLockFile(lockPath(dir));
  if (lock.kind === 'taken') return lock;
  const port = readLockFile(lockPath(dir))?.['port'];
  const where = typeof port === 'number' ? `, on port ${port}` : '';
  throw new ApiError({
    message: `Another service (process ${lock.pid}${where}) has the data in ${dir}.`,
    hint: 'stop it, or name another folder with --data',
  });
}

export function lockPath(dir: string): string {
  return join(dir, 'lock');
}
