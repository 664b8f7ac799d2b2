import type { PageFile } from '../emit/emit-files.ts';
import type { NamedFile } from '../model/output.ts';
import type { RenderSettings } from '../model/page.ts';
import type { PageTask } from '../model/page-work.ts';
import { portionsOf } from '../model/portions.ts';
import type { TemplateModule } from '../model/templates.ts';
import type { Frame } from '../render/assemble-page.ts';
import { createPageInputs } from '../render/page-input.ts';
import type { RenderSetup } from '../render/renderer.ts';
import { addCompressed, type EmitOptions } from './adding.ts';
import { createLotNaming, type NamedLot, type NamedLotOf } from './named-lots.ts';
import type { PageCrew } from './page-crew.ts';
import { timing } from './spent.ts';

export interface Emitting {
  readonly crew: PageCrew;
  readonly templates: TemplateModule;
  readonly frame: Frame;
  readonly setup: RenderSetup;
  /** What this thread adds besides, while others make pages. */
  readonly besides: () => Promise<void>;
}

export interface EmittedPages {
  readonly lots: readonly NamedLot[];
  /** The compressed neighbours of their files, where the build wants some. */
  readonly neighbours: readonly (readonly NamedFile[])[];
  /** How many pages were rendered. */
  readonly rendered: number;
}

/** Makes the pages whose files are new or have changed. */
export async function emitPages(options: EmitOptions, emitting: Emitting): Promise<EmittedPages> {
  const { publication, memo, watch } = options;
  const { crew, besides } = emitting;
  const lots: NamedLot[] = [];
  const handed: (readonly NamedFile[])[] = [];
  let rendered = 0;
  const making = crew.make<WantedPage>({
    lots: lotsOf(options, { ...emitting, lots, handed }),
    made({ key, task }, { own, sizes }) {
      watch.count('pages', 1);
      for (const [index, file] of task.files.entries()) publication.staged(file, sizes[index] as number);
      if (own === undefined) return;
      memo.set(key, own);
      rendered += 1;
    },
    besides,
  });
  await watch.share(crew.spent, () => making);
  const neighbours = await watch.time('emit', () => Promise.all(handed.map((files) => addCompressed(options, files))));
  return { lots, neighbours, rendered };
}

/**
 * The pages of a plan that have to be made, a few at a time, so that memory holds the data of no more than these; all of them are
 * named in `lots` on the way, and their files in `handed`.
 */
function* lotsOf(
  options: EmitOptions,
  {
    crew,
    templates,
    frame,
    setup,
    lots,
    handed,
  }: Emitting & { readonly lots: NamedLot[]; readonly handed: (readonly NamedFile[])[] },
): Generator<readonly WantedPage[]> {
  const { plan, bundle, names, watch } = options;
  const timed = timing(crew.spent);
  const inputs = createPageInputs({
    templatesHash: bundle.templatesHash,
    texts: setup.texts,
    defaultLanguage: setup.defaultLanguage,
    settings: (language) => setup.settings[language] as RenderSettings,
    componentChunkName: (template) => templates.componentChunkName(template),
    names: names.page,
  });
  const naming = createLotNaming({ frame, inputs, languages: plan.site.languages });
  for (const routes of portionsOf(plan.routes)) {
    const wanted = timed('emit', () => {
      const named = naming(routes);
      lots.push(named.lot);
      return wantedOf(options, named, handed);
    });
    watch.count('pages', routes.length - wanted.length);
    if (wanted.length > 0) yield wanted;
  }
}

interface WantedPage {
  readonly key: string;
  readonly task: WantedTask;
}

interface WantedTask extends PageTask {
  readonly files: readonly PageFile[];
}

/** Hands over the files of a lot; gives the pages of which some are new or have changed, with these. */
function wantedOf(
  { publication, memo, renderAll }: EmitOptions,
  { lot, json }: NamedLotOf,
  handed: (readonly NamedFile[])[],
): readonly WantedPage[] {
  handed.push(lot.files);
  memo.keep(lot.keys);
  const wanted = new Set<NamedFile>(publication.reserve(lot.files));
  if (wanted.size === 0 && !renderAll) return [];
  return lot.pages.flatMap((page, at): readonly WantedPage[] => {
    const these = page.files.filter((file) => wanted.has(file));
    if (these.length === 0 && !renderAll) return [];
    const own = renderAll ? undefined : memo.get(page.key);
    return [{ key: page.key, task: { json: json(at), ...(own === undefined ? {} : { own }), files: these } }];
  });
}
