import { parentPort, workerData } from 'node:worker_threads';
import { RenderError } from './render-error.ts';
import {
  createEnvironments,
  loadTemplates,
  type RenderAnswer,
  type RenderSetup,
  type RenderTask,
  renderTask,
} from './renderer.ts';

/** A rendering thread: batches of tasks in, rendered pages out, in their order, or why not. */
const setup = workerData as RenderSetup;
const templates = await loadTemplates(setup.templatesFile);
const env = createEnvironments(setup);

function answer(batch: readonly RenderTask[]): RenderAnswer {
  try {
    return { pages: batch.map((task) => renderTask(templates, env, task)) };
  } catch (error) {
    if (error instanceof RenderError) return { failure: error.failure };
    throw error;
  }
}

parentPort?.on('message', (batch: readonly RenderTask[]) => parentPort?.postMessage(answer(batch)));
