import { pathToFileURL } from 'node:url';
import { type InterfaceTexts, translatorFor } from '../content/translate.ts';
import type { PageContent, PageHead, RenderedPage, RenderSettings, TemplateName } from '../model/page.ts';
import type { PlannedSlice } from '../model/plan.ts';
import type { RenderEnv, TemplateModule } from '../model/templates.ts';
import { failRendering, rendering } from './render-error.ts';

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

/** The compiled templates. Throws `RenderError` where one of them does as soon as it is loaded. */
export async function loadTemplates(file: string): Promise<TemplateModule> {
  const loading = import(pathToFileURL(file).href) as Promise<TemplateModule>;
  return loading.catch((error: unknown) => failRendering('site with its templates', error));
}

/** What templates are rendered with, in a language, beside the slices of a page. */
export type Environments = (language: string, slices: Readonly<Record<string, string>>) => RenderEnv;

/** Environments by language; translators are made once. */
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

/** The markup of a slice. Throws `RenderError` where its template does. */
export function renderSlice(templates: TemplateModule, env: Environments, slice: PlannedSlice): string {
  const { name, language, content } = slice;
  return rendering(`slice "${name}"`, () => templates.renderSlice(content, env(language, {})));
}

/** Renders one page. Throws `RenderError` where its template does. */
export function renderTask(templates: TemplateModule, env: Environments, task: RenderTask): RenderedPage {
  const { template, content, head, slices } = task;
  return rendering(`page ${head.path} with the template "${template}"`, () =>
    templates.renderPage(template, content, head, env(head.language, slices)),
  );
}
