import { takeLockFile } from '../content/lock-file.ts';
import type { OutputFolder } from './output-folder.ts';
import { PublishError } from './publish-error.ts';

/**
 * One build at a time into one folder. Takes the lock of an output folder and gives the function that releases it.
 * Throws `busy` while another publication holds it, in this process or another one.
 */
export function takeLock(folder: OutputFolder): () => void {
  const lock = takeLockFile(folder.lock);
  if (lock.kind === 'held') throw busy(folder.out, lock.pid);
  return () => lock.release();
}

function busy(path: string, pid: number): PublishError {
  return new PublishError('busy', {
    path,
    message: `Another build (process ${pid}) is writing to ${path}.`,
    hint: 'wait until it is done, or stop it; this build has changed nothing',
  });
}
