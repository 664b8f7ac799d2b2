import { Worker } from 'node:worker_threads';
import type { MadePage, PageTask } from '../model/page-work.ts';
import { RenderError, type RenderFailure } from '../render/render-error.ts';
import type { PageSetup } from './page-maker.ts';
import type { Spent } from './spent.ts';

/** What a thread answers to a lot: its pages and what they took, or why there are none. */
export type LotAnswer =
  | { readonly made: readonly MadePage[]; readonly spent: Spent }
  | { readonly failure: RenderFailure }
  | { readonly refusal: Refusal };

/** An error of the file system as data. */
export type Refusal = Pick<NodeJS.ErrnoException, 'code' | 'message' | 'path'>;

type MadeLot = Extract<LotAnswer, { readonly made: unknown }>;

/** A thread is gone, and with it the pages that it was making. */
export class ThreadError extends Error {
  readonly hint =
    'build in one thread, with --jobs 1, or allow more memory: NODE_OPTIONS=--max-old-space-size=4096, in megabytes';

  constructor(what: string) {
    super(`A thread that makes pages ${what}.`);
  }
}

export interface PageThread {
  /** Lots are made in the order in which they are asked for. Throws `RenderError`, what the file system does, and `ThreadError` where there is no answer. */
  ask(lot: readonly PageTask[]): Promise<MadeLot>;
  end(): Promise<unknown>;
}

interface Waiting {
  readonly resolve: (made: MadeLot) => void;
  readonly reject: (error: unknown) => void;
}

export function startThread(setup: PageSetup): PageThread {
  const worker = new Worker(new URL('./page-worker.js', import.meta.url), { workerData: setup });
  const waiting: Waiting[] = [];
  let lost: unknown;
  const lose = (error: unknown): void => {
    lost ??= error;
    for (const { reject } of waiting.splice(0)) reject(lost);
  };
  worker.on('message', (answer: LotAnswer) => {
    const next = waiting.shift();
    if ('made' in answer) next?.resolve(answer);
    else next?.reject(errorOf(answer));
  });
  worker.once('error', (error) => lose(isOutOfMemory(error) ? new ThreadError('ran out of memory') : error));
  worker.once('exit', (status) => lose(new ThreadError(`ended early, with ${status}`)));
  return {
    ask: (lot) =>
      new Promise((resolve, reject) => {
        if (lost !== undefined) return reject(lost);
        waiting.push({ resolve, reject });
        worker.postMessage(lot);
      }),
    end: () => worker.terminate(),
  };
}

function errorOf(answer: Exclude<LotAnswer, MadeLot>): Error {
  if ('failure' in answer) return new RenderError(answer.failure);
  const { message, ...refusal } = answer.refusal;
  return Object.assign(new Error(message), refusal);
}

function isOutOfMemory(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
}
