import { type PageFile, pageFiles } from '../emit/emit-files.ts';
import type { NamedFile } from '../model/output.ts';
import type { RenderSettings } from '../model/page.ts';
import type { MadePage, PageTask } from '../model/page-work.ts';
import type { Route } from '../model/plan.ts';
import { isOfShard } from '../model/shard.ts';
import type { TemplateModule } from '../model/templates.ts';
import { type Frame, frameHash } from '../render/assemble-page.ts';
import { createPageInputs, type PageInput } from '../render/page-input.ts';
import type { RenderSetup } from '../render/renderer.ts';
import { addCompressed, type EmitOptions, type ShardedFiles } from './adding.ts';
import type { PageCrew } from './page-crew.ts';

/** Pages are rendered and written in portions, so that memory holds a few of them at a time. */
const PORTION = 512;

export interface Emitting {
  readonly crew: PageCrew;
  readonly templates: TemplateModule;
  readonly frame: Frame;
  readonly setup: RenderSetup;
  /** All that the site consists of, list by list; grows. */
  readonly named: (readonly NamedFile[])[];
}

/** Makes the pages whose files are new or have changed; gives how many were rendered for that. */
export async function emitPages(
  options: EmitOptions,
  { crew, templates, frame, setup, named }: Emitting,
): Promise<number> {
  const { plan, bundle, watch } = options;
  const inputOf = createPageInputs({
    templatesHash: bundle.templatesHash,
    texts: setup.texts,
    defaultLanguage: setup.defaultLanguage,
    settings: (language) => setup.settings[language] as RenderSettings,
    componentChunkName: (template) => templates.componentChunkName(template),
    names: options.names.page,
  });
  const isWanted = (page: PageWork): page is WantedPage => page.task !== undefined;
  let rendered = 0;
  for (let from = 0; from < plan.routes.length; from += PORTION) {
    const portion = plan.routes.slice(from, from + PORTION);
    const pages = await watch.time('emit', () => portion.map((route) => pageWork(options, { frame, inputOf, route })));
    const wanted = pages.filter(isWanted);
    const made = await watch.share(crew.spent, () => madeBy(crew, wanted, options));
    for (const [index, page] of wanted.entries()) rendered += takeMade(options, page, made[index] as MadePage);
    named.push(...pages.map(({ files }) => files));
    await watch.time('publish', () => addCompressed(options, { these: pages, named }));
  }
  return rendered;
}

/** A failure of a template is its own; one of writing is told as the publication tells it. */
function madeBy(
  crew: PageCrew,
  pages: readonly WantedPage[],
  { publication }: EmitOptions,
): Promise<readonly MadePage[]> {
  return crew.make(pages.map(({ task }) => task)).catch((error: unknown) => {
    throw publication.refused(error);
  });
}

interface PageWork extends ShardedFiles {
  readonly key: string;
  /** Absent where there is nothing to do, or it is another shard's. */
  readonly task?: PageTask;
}

type WantedPage = Required<PageWork>;

interface PageParts {
  readonly frame: Frame;
  readonly inputOf: (route: Route) => PageInput;
  readonly route: Route;
}

/** A page and what there is to do for it: those of its files are wanted that are new or have changed. */
function pageWork(options: EmitOptions, { frame, inputOf, route }: PageParts): PageWork {
  const { publication, memo, renderAll } = options;
  const { json, dataHash, key } = inputOf(route);
  const files = pageFiles({ route, dataHash, key, frameHash: frameHash(frame, route) });
  memo.keep(key);
  if (!isOfShard(route.file, options.shard)) return { key, files, isOurs: false };
  const wanted = publication.reserve(files);
  if (wanted.length === 0 && !renderAll) return { key, files, isOurs: true };
  const own = renderAll ? undefined : memo.get(key);
  return { key, files, isOurs: true, task: { json: json(), ...(own === undefined ? {} : { own }), files: wanted } };
}

/** Takes over what a page has become; gives 1 where it was rendered for that. */
function takeMade(options: EmitOptions, { key, task }: WantedPage, { own, sizes }: MadePage): 0 | 1 {
  for (const [index, file] of (task.files as readonly PageFile[]).entries()) {
    options.publication.staged(file, sizes[index] as number);
  }
  if (own === undefined) return 0;
  options.memo.set(key, own);
  return 1;
}
