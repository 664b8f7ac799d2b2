import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createTranslator, type InterfaceTexts } from '../content/translate.ts';
import type { PageContent, PageHead, RenderedPage, RenderSettings, TemplateName } from '../model/page.ts';
import type { PlannedSlice, Route } from '../model/plan.ts';
import type { RenderEnv, TemplateModule } from '../model/templates.ts';
import { failRendering, RenderError, type RenderFailure, rendering } from './render-error.ts';

/** What rendering needs that is the same for all pages: plain data, so that workers can be given it. */
export interface RenderSetup {
  readonly templatesFile: string;
  readonly texts: InterfaceTexts;
  readonly defaultLanguage: string;
  readonly settings: Readonly<Record<string, RenderSettings>>;
}

/** A page to render, as data. */
export interface RenderTask {
  readonly template: TemplateName;
  readonly content: PageContent;
  readonly head: PageHead;
  readonly slices: Readonly<Record<string, string>>;
}

/** What a rendering thread answers to a batch. */
export type RenderAnswer = { readonly pages: readonly RenderedPage[] } | { readonly failure: RenderFailure };

/** Renders own parts, in this thread or in several, and slices. Throws `RenderError` where a template does. */
export interface Renderer {
  readonly templates: TemplateModule;
  env(language: string, slices: Readonly<Record<string, string>>): RenderEnv;
  renderSlice(slice: PlannedSlice): string;
  render(routes: readonly Route[]): Promise<readonly RenderedPage[]>;
  close(): Promise<void>;
}

/** Below this many pages a worker costs more than it saves. */
const WORTH_SHARING = 400;
const BATCH = 32;

/** `jobs` threads at most, but no more than there are cores, all of them started with the first large batch. */
export async function createRenderer(setup: RenderSetup, jobs = Number.POSITIVE_INFINITY): Promise<Renderer> {
  const threads = Math.min(jobs, availableParallelism());
  const templates = await loadTemplates(setup.templatesFile);
  const env = createEnvironments(setup);
  const pool: Worker[] = [];
  const here = (task: RenderTask): RenderedPage => renderTask(templates, env, task);
  return {
    templates,
    env,
    renderSlice: ({ name, language, content }) =>
      rendering(`slice "${name}"`, () => templates.renderSlice(content, env(language, {}))),
    async render(routes) {
      const tasks = routes.map(taskOf);
      if (threads < 2 || tasks.length < WORTH_SHARING) return tasks.map(here);
      while (pool.length < threads - 1) pool.push(startWorker(setup));
      return renderShared(tasks, pool, here);
    },
    close: async () => void (await Promise.all(pool.splice(0).map((worker) => worker.terminate()))),
  };
}

/** The compiled templates. Throws `RenderError` where one of them does as soon as it is loaded. */
export async function loadTemplates(file: string): Promise<TemplateModule> {
  const loading = import(pathToFileURL(file).href) as Promise<TemplateModule>;
  return loading.catch((error: unknown) => failRendering('site with its templates', error));
}

/** Environments by language; translators are made once. */
export function createEnvironments({ texts, defaultLanguage, settings }: RenderSetup): Renderer['env'] {
  const known = new Map<string, Omit<RenderEnv, 'slices'>>();
  return (language, slices) => {
    let base = known.get(language);
    if (base === undefined) {
      const own = settings[language] as RenderSettings;
      const t = createTranslator(texts, language, { defaultLanguage, limits: own.translation });
      base = { settings: own, t };
      known.set(language, base);
    }
    return { ...base, slices };
  };
}

/** Renders one page. */
export function renderTask(templates: TemplateModule, env: Renderer['env'], task: RenderTask): RenderedPage {
  const { template, content, head, slices } = task;
  return rendering(`page ${head.path} with the template "${template}"`, () =>
    templates.renderPage(template, content, head, env(head.language, slices)),
  );
}

function taskOf({ template, content, head, slices }: Route): RenderTask {
  return { template, content, head, slices: { ...slices } };
}

function startWorker(setup: RenderSetup): Worker {
  const worker = new Worker(new URL('./render-worker.js', import.meta.url), { workerData: setup });
  worker.unref();
  return worker;
}

/** Workers and this thread take batches until none is left; answers keep the order of the tasks. */
async function renderShared(
  tasks: readonly RenderTask[],
  pool: readonly Worker[],
  here: (task: RenderTask) => RenderedPage,
): Promise<readonly RenderedPage[]> {
  const pages: RenderedPage[] = new Array<RenderedPage>(tasks.length);
  let next = 0;
  const take = (): readonly [number, readonly RenderTask[]] => {
    const from = next;
    next = Math.min(tasks.length, next + BATCH);
    return [from, tasks.slice(from, next)];
  };
  const byWorker = async (worker: Worker): Promise<void> => {
    for (let [from, batch] = take(); batch.length > 0; [from, batch] = take()) {
      const done = await ask(worker, batch);
      for (const [index, page] of done.entries()) pages[from + index] = page;
    }
  };
  const byMyself = async (): Promise<void> => {
    for (let [from, batch] = take(); batch.length > 0; [from, batch] = take()) {
      for (const [index, task] of batch.entries()) pages[from + index] = here(task);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await Promise.all([...pool.map(byWorker), byMyself()]);
  return pages;
}

function ask(worker: Worker, batch: readonly RenderTask[]): Promise<readonly RenderedPage[]> {
  return new Promise((resolve, reject) => {
    const settle = (action: () => void) => {
      worker.off('message', answered);
      worker.off('error', failed);
      action();
    };
    const answered = (answer: RenderAnswer) =>
      settle(() => ('pages' in answer ? resolve(answer.pages) : reject(new RenderError(answer.failure))));
    const failed = (error: Error) => settle(() => reject(error));
    worker.on('message', answered);
    worker.on('error', failed);
    worker.postMessage(batch);
  });
}
