import { pathToFileURL } from 'node:url';
import type { PageContent, PageHead, RenderedPage, RenderSettings, TemplateName } from '../domain/page/page.ts';
import type { PlannedSlice } from '../domain/page/plan.ts';
import type { RenderEnv, TemplateModule } from '../domain/page/templates.ts';
import { type InterfaceTexts, translatorFor } from '../domain/translate.ts';
import { failRendering, rendering } from './render-error.ts';

/** Inputs of rendering that are the same for all pages, as plain data. */
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

/** Loads the compiled templates. Throws `RenderError` if one of them throws while loading. */
export async function loadTemplates(file: string): Promise<TemplateModule> {
  const loading = import(pathToFileURL(file).href) as Promise<TemplateModule>;
  return loading.catch((error: unknown) => failRendering('site with its templates', error));
}

/** Returns the render environment for a language and a page's slices. */
export type Environments = (language: string, slices: Readonly<Record<string, string>>) => RenderEnv;

/** Creates environments. The translator of a language is created once. */
export function createEnvironments({ texts, defaultLanguage, settings }: RenderSetup): Environments {
  const cache = new Map<string, Omit<RenderEnv, 'slices'>>();
  return (language, slices) => {
    let base = cache.get(language);
    if (base === undefined) {
      const own = settings[language] as RenderSettings;
      const t = translatorFor(texts, language, { defaultLanguage, limits: own.translation });
      base = { settings: own, t };
      cache.set(language, base);
    }
    return { ...base, slices };
  };
}

/** Renders a slice to markup. Throws `RenderError` if its template throws. */
export function renderSlice(templates: TemplateModule, env: Environments, slice: PlannedSlice): string {
  const { name, language, content } = slice;
  return rendering(`slice "${name}"`, () => templates.renderSlice(content, env(language, {})));
}

/** Renders one page. Throws `RenderError` if its template throws. */
export function renderTask(templates: TemplateModule, env: Environments, task: RenderTask): RenderedPage {
  const { template, content, head, slices } = task;
  return rendering(`page ${head.path} with the template "${template}"`, () =>
    templates.renderPage(template, content, head, env(head.language, slices)),
  );
}
