import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { MadePage, PageTask } from '../model/page-work.ts';
import type { TemplateModule } from '../model/templates.ts';
import { RenderError, type RenderFailure } from '../render/render-error.ts';
import { createPageMaker, type PageSetup, type Spent } from './page-maker.ts';

/** What a thread answers to a batch: its pages and what they took, or why there are none. */
export type BatchAnswer =
  | { readonly made: readonly MadePage[]; readonly spent: Spent }
  | { readonly failure: RenderFailure }
  | { readonly refusal: Refusal };

/** An error of the file system as data. */
export type Refusal = Pick<NodeJS.ErrnoException, 'code' | 'message' | 'path'>;

/** Makes pages in this thread, or in several. Throws `RenderError`, and what the file system does. */
export interface PageCrew {
  make(tasks: readonly PageTask[]): Promise<readonly MadePage[]>;
  /** Of all threads together; grows with each batch. */
  readonly spent: Spent;
  close(): Promise<void>;
}

/** Below this many pages a thread costs more than it saves. */
const WORTH_SHARING = 400;
const BATCH = 32;

/** `jobs` threads at most, but no more than there are cores, all of them started with the first large lot of pages. */
export function openPageCrew(templates: TemplateModule, setup: PageSetup, jobs = Number.POSITIVE_INFINITY): PageCrew {
  const threads = Math.min(jobs, availableParallelism());
  const maker = createPageMaker(templates, setup);
  const pool: Worker[] = [];
  return {
    spent: maker.spent,
    async make(tasks) {
      if (threads < 2 || tasks.length < WORTH_SHARING) return tasks.map(maker.make);
      while (pool.length < threads - 1) pool.push(startWorker(setup));
      return makeShared(tasks, { pool, maker });
    },
    close: async () => void (await Promise.all(pool.splice(0).map((worker) => worker.terminate()))),
  };
}

function startWorker(setup: PageSetup): Worker {
  const worker = new Worker(new URL('./page-worker.js', import.meta.url), { workerData: setup });
  worker.unref();
  return worker;
}

interface Crew {
  readonly pool: readonly Worker[];
  readonly maker: ReturnType<typeof createPageMaker>;
}

/**
 * Workers and this thread take batches until none is left; answers keep the order of the tasks. Where one fails, the
 * others take no more, and nothing is being written any longer when that is told.
 */
async function makeShared(tasks: readonly PageTask[], { pool, maker }: Crew): Promise<readonly MadePage[]> {
  const pages: MadePage[] = new Array<MadePage>(tasks.length);
  let next = 0;
  const take = (): readonly [number, readonly PageTask[]] => {
    const from = next;
    next = Math.min(tasks.length, next + BATCH);
    return [from, tasks.slice(from, next)];
  };
  const byWorker = async (worker: Worker): Promise<void> => {
    for (let [from, batch] = take(); batch.length > 0; [from, batch] = take()) {
      const { made, spent } = await ask(worker, batch);
      for (const [index, page] of made.entries()) pages[from + index] = page;
      for (const stage of Object.keys(spent) as (keyof Spent)[]) maker.spent[stage] += spent[stage];
    }
  };
  const byMyself = async (): Promise<void> => {
    for (let [from, batch] = take(); batch.length > 0; [from, batch] = take()) {
      for (const [index, task] of batch.entries()) pages[from + index] = maker.make(task);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const stopAll = (error: unknown): never => {
    next = tasks.length;
    throw error;
  };
  const ended = await Promise.allSettled([...pool.map(byWorker), byMyself()].map((work) => work.catch(stopAll)));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  return pages;
}

function ask(worker: Worker, batch: readonly PageTask[]): Promise<Extract<BatchAnswer, { readonly made: unknown }>> {
  return new Promise((resolve, reject) => {
    const settle = (action: () => void) => {
      worker.off('message', answered);
      worker.off('error', failed);
      action();
    };
    const answered = (answer: BatchAnswer) =>
      settle(() => ('made' in answer ? resolve(answer) : reject(errorOf(answer))));
    const failed = (error: Error) => settle(() => reject(error));
    worker.on('message', answered);
    worker.on('error', failed);
    worker.postMessage(batch);
  });
}

function errorOf(answer: Exclude<BatchAnswer, { readonly made: unknown }>): Error {
  if ('failure' in answer) return new RenderError(answer.failure);
  const { message, ...refusal } = answer.refusal;
  return Object.assign(new Error(message), refusal);
}
