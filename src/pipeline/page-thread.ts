import { Worker } from 'node:worker_threads';
import type { MadePage, PageTask } from '../model/page-work.ts';
import { RenderError, type RenderFailure } from '../render/render-error.ts';
import type { PageSetup } from './page-maker.ts';
import type { Spent } from './spent.ts';
import { lossOf, ThreadError } from './thread-error.ts';

/** What a thread answers to a lot: its pages and what they took, or why there are none. */
export type LotAnswer =
  | { readonly made: readonly MadePage[]; readonly spent: Spent }
  | { readonly failure: RenderFailure }
  | { readonly refusal: Refusal };

/** An error of the file system as data. */
export type Refusal = Pick<NodeJS.ErrnoException, 'code' | 'message' | 'path'>;

type MadeLot = Extract<LotAnswer, { readonly made: unknown }>;

const WORK = 'makes pages';

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
  worker.once('error', (error) => lose(lossOf(WORK, error)));
  worker.once('exit', (status) => lose(new ThreadError(WORK, `ended early, with ${status}`)));
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
