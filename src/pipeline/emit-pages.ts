import { type PageFile, pageFiles } from '../emit/emit-files.ts';
import type { NamedFile } from '../model/output.ts';
import type { RenderSettings } from '../model/page.ts';
import type { PageTask } from '../model/page-work.ts';
import type { Route } from '../model/plan.ts';
import { isOfShard } from '../model/shard.ts';
import type { TemplateModule } from '../model/templates.ts';
import { type Frame, frameHash } from '../render/assemble-page.ts';
import { createPageInputs, type PageInput } from '../render/page-input.ts';
import type { RenderSetup } from '../render/renderer.ts';
import { addCompressed, type EmitOptions, type ShardedFiles } from './adding.ts';
import type { PageCrew } from './page-crew.ts';
import { timing } from './spent.ts';

/** Pages are named and made a few at a time: memory holds the data of no more than these. */
const LOT = 32;

export interface Emitting {
  readonly crew: PageCrew;
  readonly templates: TemplateModule;
  readonly frame: Frame;
  readonly setup: RenderSetup;
  /** What this thread adds besides, while others make pages. */
  readonly besides: () => Promise<void>;
}

export interface EmittedPages {
  /** The files of all pages, page by page. */
  readonly named: readonly (readonly NamedFile[])[];
  /** How many pages were rendered. */
  readonly rendered: number;
}

/** Makes the pages whose files are new or have changed. */
export async function emitPages(options: EmitOptions, emitting: Emitting): Promise<EmittedPages> {
  const { publication, memo, watch } = options;
  const { crew, besides } = emitting;
  const pages: ShardedFiles[] = [];
  let rendered = 0;
  const making = crew.make<WantedPage>({
    lots: lotsOf(options, { ...emitting, pages }),
    made({ key, task }, { own, sizes }) {
      for (const [index, file] of task.files.entries()) publication.staged(file, sizes[index] as number);
      if (own === undefined) return;
      memo.set(key, own);
      rendered += 1;
    },
    besides,
  });
  await watch.share(crew.spent, () => making);
  const named = pages.map(({ files }) => files);
  const neighbours = await watch.time('publish', () => addCompressed(options, pages));
  return { named: [...named, ...neighbours], rendered };
}

/** The pages of a plan that have to be made, in lots; all of them are named in `pages` on the way. */
function* lotsOf(
  options: EmitOptions,
  { crew, templates, frame, setup, pages }: Emitting & { readonly pages: ShardedFiles[] },
): Generator<readonly WantedPage[]> {
  const { plan, bundle, names } = options;
  const timed = timing(crew.spent);
  const inputOf = createPageInputs({
    templatesHash: bundle.templatesHash,
    texts: setup.texts,
    defaultLanguage: setup.defaultLanguage,
    settings: (language) => setup.settings[language] as RenderSettings,
    componentChunkName: (template) => templates.componentChunkName(template),
    names: names.page,
  });
  for (let from = 0; from < plan.routes.length; from += LOT) {
    const routes = plan.routes.slice(from, from + LOT);
    const lot = timed('emit', () => routes.map((route) => pageWork(options, { frame, inputOf, route })));
    pages.push(...lot);
    const wanted = lot.filter(isWanted);
    if (wanted.length > 0) yield wanted;
  }
}

interface PageWork extends ShardedFiles {
  readonly key: string;
  /** Absent where there is nothing to do, or it is another shard's. */
  readonly task?: WantedTask;
}

interface WantedTask extends PageTask {
  readonly files: readonly PageFile[];
}

type WantedPage = Required<PageWork>;

function isWanted(page: PageWork): page is WantedPage {
  return page.task !== undefined;
}

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
