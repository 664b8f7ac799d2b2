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

/** A thread is gone, and with it the pages that it was making. */
export class ThreadError extends Error {
  readonly hint =
    'build in one thread, with --jobs 1, or allow more memory: NODE_OPTIONS=--max-old-space-size=4096, in megabytes';

  constructor(what: string) {
    super(`A thread that makes pages ${what}.`);
  }
}

/** Makes pages in this thread, or in several. Throws `RenderError`, `ThreadError`, and what the file system does. */
export interface PageCrew {
  make(tasks: readonly PageTask[]): Promise<readonly MadePage[]>;
  /** Of all threads together; grows with each batch. */
  readonly spent: Spent;
  close(): Promise<void>;
}

/** A thread costs more than it saves on a site of fewer pages, or for fewer of them at a time. */
const LARGE_SITE = 2000;
const LARGE_LOT = 400;
const BATCH = 32;

export interface CrewSize {
  /** Threads at most. */
  readonly jobs?: number;
  /** How many pages the site has. */
  readonly pages: number;
}

/** Of no more threads than there are cores, all of them started with the first large lot of pages of a large site. */
export function openPageCrew(
  templates: TemplateModule,
  setup: PageSetup,
  { jobs = Number.POSITIVE_INFINITY, pages }: CrewSize,
): PageCrew {
  const threads = pages < LARGE_SITE ? 1 : Math.min(jobs, availableParallelism());
  const maker = createPageMaker(templates, setup);
  const pool: PageThread[] = [];
  return {
    spent: maker.spent,
    async make(tasks) {
      if (threads < 2 || tasks.length < LARGE_LOT) return tasks.map(maker.make);
      while (pool.length < threads - 1) pool.push(startThread(setup));
      return makeShared(tasks, { pool, maker });
    },
    close: async () => void (await Promise.all(pool.splice(0).map((thread) => thread.end()))),
  };
}

interface PageThread {
  /** One batch at a time. Throws `RenderError`, what the file system does, and `ThreadError` where there is no answer. */
  ask(batch: readonly PageTask[]): Promise<Extract<BatchAnswer, { readonly made: unknown }>>;
  end(): Promise<unknown>;
}

function startThread(setup: PageSetup): PageThread {
  const worker = new Worker(new URL('./page-worker.js', import.meta.url), { workerData: setup });
  let lost: unknown;
  let refuse: (error: unknown) => void = () => undefined;
  const lose = (error: unknown): void => {
    lost ??= error;
    refuse(lost);
  };
  worker.once('error', (error) => lose(isOutOfMemory(error) ? new ThreadError('ran out of memory') : error));
  worker.once('exit', (status) => lose(new ThreadError(`ended early, with ${status}`)));
  return {
    ask: (batch) =>
      new Promise((resolve, reject) => {
        refuse = reject;
        if (lost !== undefined) return reject(lost);
        worker.once('message', (answer: BatchAnswer) => ('made' in answer ? resolve(answer) : reject(errorOf(answer))));
        worker.postMessage(batch);
      }),
    end: () => worker.terminate(),
  };
}

interface Crew {
  readonly pool: readonly PageThread[];
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
  const byThread = async (thread: PageThread): Promise<void> => {
    for (let [from, batch] = take(); batch.length > 0; [from, batch] = take()) {
      const { made, spent } = await thread.ask(batch);
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
  const ended = await Promise.allSettled([...pool.map(byThread), byMyself()].map((work) => work.catch(stopAll)));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  return pages;
}

function errorOf(answer: Exclude<BatchAnswer, { readonly made: unknown }>): Error {
  if ('failure' in answer) return new RenderError(answer.failure);
  const { message, ...refusal } = answer.refusal;
  return Object.assign(new Error(message), refusal);
}

function isOutOfMemory(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
}
