import { takeLockFile } from '../fs/lock-file.ts';
import { type OutputFolder, type OutputPlace, outputFolder } from './output-folder.ts';
import { PublishError } from './publish-error.ts';

/**
 * Takes the lock of an output folder, which allows one build at a time. Returns the function that releases it. Throws
 * `busy` if another publication holds it, in this process or another one.
 */
export function takeLock(folder: OutputFolder): () => void {
  const lock = takeLockFile(folder.lock);
  if (lock.kind === 'held') throw busy(folder.out, lock.pid);
  return () => lock.release();
}

/**
 * Takes the watch lock of an output folder, which allows one `watch` at a time; two would overwrite each other's
 * builds. Returns the function that releases it. Throws `busy`.
 */
export function takeWatchLock(place: OutputPlace): () => void {
  const { out, watchLock } = outputFolder(place);
  const lock = takeLockFile(watchLock);
  if (lock.kind === 'taken') return () => lock.release();
  throw new PublishError('busy', {
    path: out,
    message: `Another watch (process ${lock.pid}) builds into ${out}.`,
    hint: 'use that one, stop it, or give this one a folder of its own with --out DIR',
  });
}

function busy(path: string, pid: number): PublishError {
  return new PublishError('busy', {
    path,
    message: `Another build (process ${pid}) is writing to ${path}.`,
    hint: 'wait until it is done, or stop it; this build has changed nothing',
  });
}
