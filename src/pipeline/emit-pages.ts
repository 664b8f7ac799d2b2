import type { Memo } from '../cache/memo.ts';
import { canonicalJson } from '../domain/canonical-json.ts';
import type { OutputFile } from '../domain/page/output.ts';
import type { RenderedPage, RenderSettings } from '../domain/page/page.ts';
import type { PageData } from '../domain/page/page-data.ts';
import type { Route } from '../domain/page/plan.ts';
import type { TemplateModule } from '../domain/page/templates.ts';
import { type PageFileKind, pageFiles } from '../emit/emit-files.ts';
import { assemblePage, type Layout, layoutHash } from '../render/assemble-page.ts';
import { createPageInputs } from '../render/page-input.ts';
import { createEnvironments, type RenderSetup, renderTask } from '../render/renderer.ts';
import type { Stopwatch } from './stopwatch.ts';

/** What all pages of a site are made with. */
export interface PageMakerOptions {
  readonly templates: TemplateModule;
  readonly templatesHash: string;
  readonly setup: RenderSetup;
  readonly layout: Layout;
  /** Rendered pages by path, valid for their key. */
  readonly memo: Memo<RenderedPage>;
  readonly watch: Stopwatch;
  /** Called for each page that is actually rendered. */
  readonly onRender: () => void;
}

/** The files of a page. `render` renders the page even if none of them has changed. */
export interface PageOutput {
  readonly files: readonly OutputFile[];
  readonly render: () => Promise<RenderedPage>;
}

/**
 * Returns a function from a route to the files of its page. A page is rendered at most once, when the content of one of
 * its files is requested.
 */
export function createPageMaker(options: PageMakerOptions): (route: Route) => PageOutput {
  const { templates, templatesHash, setup, layout, memo, watch, onRender } = options;
  const env = createEnvironments(setup);
  const inputOf = createPageInputs({
    templatesHash,
    texts: setup.texts,
    defaultLanguage: setup.defaultLanguage,
    settings: (language) => setup.settings[language] as RenderSettings,
    componentChunkName: (template) => templates.componentChunkName(template),
  });
  const renderNow = ({ result, slicesMap }: PageData): RenderedPage => {
    onRender();
    const { template, ...head } = result.pageContext;
    return renderTask(templates, env, { template, content: result.data, head, slices: { ...slicesMap } });
  };
  return (route) => {
    const { dataHash, key, json } = inputOf(route);
    // Pages are rendered from the JSON text of their data, so the result depends on nothing else.
    const data = once(() => JSON.parse(json()) as PageData);
    const render = once(() => watch.time('render', () => memo.get(route.path, key, () => renderNow(data()))));
    const assemble = async (): Promise<string> => {
      const { result, slicesMap, staticQueryHashes } = data();
      const { template: _, ...head } = result.pageContext;
      return assemblePage(layout, { head, slices: slicesMap, staticQueries: staticQueryHashes }, await render());
    };
    const content: Readonly<Record<PageFileKind, () => string | Promise<string>>> = {
      data: json,
      fragment: async () => canonicalJson(await render()),
      html: assemble,
    };
    const named = pageFiles({ route, dataHash, key, layoutHash: layoutHash(layout, route) });
    return { files: named.map(({ kind, path, hash }) => ({ path, hash, content: content[kind] })), render };
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
