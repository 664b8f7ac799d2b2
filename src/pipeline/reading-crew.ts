import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { unpacked } from '../content/pack.ts';
import type { ReadingCrew, ReadingShare, ReadingTask } from '../read/shared-reading.ts';
import type { Shelf } from '../read/shelf.ts';
import { lossOf, ThreadError } from './thread-error.ts';

/** What a thread is given: its task, and in memory that all of them share, which shelves somebody has begun with. */
export interface ThreadTask extends ReadingTask {
  readonly begun: Int32Array;
}

/** What a thread tells: a shelf, packed, and its place in the task. */
export interface ReadShelf {
  readonly at: number;
  readonly bytes: Uint8Array;
}

/** A thread costs more than it saves on fewer files. */
const FILES_PER_THREAD = 2000;

const WORK = 'reads content';

export interface ReadingCrewOptions {
  /** Threads at most. */
  readonly jobs?: number;
}

/** Threads that read along, of no more than there are cores, and none where there are few files. */
export function openReadingCrew({ jobs = Number.POSITIVE_INFINITY }: ReadingCrewOptions = {}): ReadingCrew {
  return {
    begin(task) {
      const files = task.shelves.reduce((count, shelf) => count + shelf.files.length, 0);
      const cores = Math.min(jobs, availableParallelism());
      const threads = Math.min(cores - 1, Math.floor(files / FILES_PER_THREAD));
      return threads < 1 ? undefined : shareWith(threads, task);
    },
  };
}

/** Whether nobody has begun with a shelf: who asks has, from then on. */
export function begin(begun: Int32Array, at: number): boolean {
  return Atomics.exchange(begun, at, 1) === 0;
}

/** What is said of a shelf by who reads it. */
interface Answer {
  readonly bytes: Promise<Uint8Array>;
  readonly give: (bytes: Uint8Array) => void;
  readonly refuse: (error: unknown) => void;
}

/** Answers `ThreadError` for shelves of a thread that is gone. */
function shareWith(threads: number, task: ReadingTask): ReadingShare {
  const begun = new Int32Array(new SharedArrayBuffer(task.shelves.length * Int32Array.BYTES_PER_ELEMENT));
  const answers = task.shelves.map(answerToCome);
  const lose = (error: unknown): void => {
    for (const { refuse } of answers) refuse(error);
  };
  let busy = threads;
  const start = (): Worker => {
    const workerData: ThreadTask = { ...task, begun };
    const worker = new Worker(new URL('./content-worker.js', import.meta.url), { workerData });
    worker.on('message', ({ at, bytes }: ReadShelf) => answers[at]?.give(bytes));
    worker.once('error', (error) => lose(lossOf(WORK, error)));
    worker.once('exit', (status) => {
      busy -= 1;
      // One that is done ends as well, while others may still be at a shelf.
      if (status !== 0 || busy === 0) lose(new ThreadError(WORK, `ended early, with ${status}`));
    });
    return worker;
  };
  const workers = Array.from({ length: threads }, start);
  return {
    shelf: async (at) => (begin(begun, at) ? undefined : (unpacked((await answers[at]?.bytes) as Uint8Array) as Shelf)),
    end: () => Promise.all(workers.map((worker) => worker.terminate())),
  };
}

function answerToCome(): Answer {
  const functions: { give?: Answer['give']; refuse?: Answer['refuse'] } = {};
  const bytes = new Promise<Uint8Array>((give, refuse) => Object.assign(functions, { give, refuse }));
  // Nobody asks for some of them.
  bytes.catch(() => undefined);
  return { bytes, ...(functions as Required<typeof functions>) };
}
