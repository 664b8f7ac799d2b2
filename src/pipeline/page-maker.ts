import { canonicalJson } from '../model/canonical-json.ts';
import type { RenderedPage } from '../model/page.ts';
import type { PageData } from '../model/page-data.ts';
import type { MadePage, PageFileKind, PageTask } from '../model/page-work.ts';
import type { TemplateModule } from '../model/templates.ts';
import type { StagingFolder } from '../publish/output-folder.ts';
import { StagedFiles } from '../publish/staged-files.ts';
import { assemblePage, type Frame } from '../render/assemble-page.ts';
import { createEnvironments, type RenderSetup, renderTask } from '../render/renderer.ts';
import { nothingSpent, type Spent, timing } from './spent.ts';

/** What the making of pages needs that is the same for all of them: plain data, so that threads can be given it. */
export interface PageSetup extends RenderSetup {
  readonly frame: Frame;
  readonly staging: StagingFolder;
}

/** Makes pages, from their data to their staged files. Throws `RenderError`, and what the file system does. */
export interface PageMaker {
  make(task: PageTask): MadePage;
  /** Grows with each page. */
  readonly spent: Spent;
}

export function createPageMaker(templates: TemplateModule, { frame, staging, ...setup }: PageSetup): PageMaker {
  const env = createEnvironments(setup);
  const staged = new StagedFiles(staging);
  const spent = nothingSpent();
  const timed = timing(spent);
  const ownOf = (task: PageTask, input: PageData): RenderedPage => {
    if (task.own !== undefined) return JSON.parse(task.own) as RenderedPage;
    const { template, ...head } = input.result.pageContext;
    return timed('render', () =>
      renderTask(templates, env, { template, content: input.result.data, head, slices: { ...input.slicesMap } }),
    );
  };
  return {
    spent,
    make(task) {
      const input = JSON.parse(task.json) as PageData;
      const own = ownOf(task, input);
      const ownText = task.own ?? timed('emit', () => canonicalJson(own));
      const { template: _, ...head } = input.result.pageContext;
      const route = { head, slices: input.slicesMap, staticQueries: input.staticQueryHashes };
      const texts: Readonly<Record<PageFileKind, () => string>> = {
        data: () => task.json,
        own: () => ownText,
        html: () => assemblePage(frame, route, own),
      };
      const sizes = task.files.map(({ kind, path }) => {
        const text = timed('emit', texts[kind]);
        return timed('publish', () => staged.writeText(path, text));
      });
      return { sizes, ...(task.own === undefined ? { own: ownText } : {}) };
    },
  };
}
