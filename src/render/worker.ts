import { parentPort, workerData } from 'node:worker_threads';
import { createEnvironments, loadTemplates, type RenderSetup, type RenderTask, renderTask } from './renderer.ts';

/** A rendering thread: batches of tasks in, rendered pages out, in their order. */
const setup = workerData as RenderSetup;
const templates = await loadTemplates(setup.templatesFile);
const env = createEnvironments(setup);

parentPort?.on('message', (batch: readonly RenderTask[]) => {
  parentPort?.postMessage(batch.map((task) => renderTask(templates, env, task)));
});
