import { HintedError } from '../diagnostics/hinted-error.ts';

/** A thread is gone, and with it what it was at. */
export class ThreadError extends HintedError {
  /** `work` is what the thread does, `what` became of it: `makes pages`, `ended early`. */
  constructor(work: string, what: string) {
    super(
      `A thread that ${work} ${what}.`,
      'allow more memory: NODE_OPTIONS=--max-old-space-size=4096, in megabytes; ' +
        'a build in one thread, with --jobs 1, takes less of it',
    );
  }
}

/** What to tell of a thread that an error ended. */
export function lossOf(work: string, error: unknown): unknown {
  const isOutOfMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isOutOfMemory ? new ThreadError(work, 'ran out of memory') : error;
}
