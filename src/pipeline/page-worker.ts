import { parentPort, workerData } from 'node:worker_threads';
import type { PageTask } from '../model/page-work.ts';
import { RenderError } from '../render/render-error.ts';
import { loadTemplates } from '../render/renderer.ts';
import { createPageMaker, type PageSetup } from './page-maker.ts';
import type { LotAnswer } from './page-thread.ts';
import type { Spent } from './spent.ts';

/** A thread that makes pages: lots of tasks in, what came of them out, in their order, or why nothing did. */
const setup = workerData as PageSetup;
const maker = createPageMaker(await loadTemplates(setup.templatesFile), setup);

function answer(lot: readonly PageTask[]): LotAnswer {
  const before = { ...maker.spent };
  try {
    const made = lot.map(maker.make);
    const stages = Object.keys(before) as (keyof Spent)[];
    const spent = Object.fromEntries(stages.map((stage) => [stage, maker.spent[stage] - before[stage]])) as Spent;
    return { made, spent };
  } catch (error) {
    if (error instanceof RenderError) return { failure: error.failure };
    const { code, message, path } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return { refusal: { code, message, ...(path === undefined ? {} : { path }) } };
  }
}

parentPort?.on('message', (lot: readonly PageTask[]) => parentPort?.postMessage(answer(lot)));
