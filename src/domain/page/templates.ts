import type { Drawings } from './look.ts';
import type { PageContent, PageHead, RenderedPage, RenderSettings, SliceContent, TemplateName } from './page.ts';

/** The environment of templates: everything besides their page data. */
export interface RenderEnv {
  readonly settings: RenderSettings;
  readonly t: (key: string, params?: Readonly<Record<string, unknown>>) => string;
  /** The name of the slice in each slot. */
  readonly slices: Readonly<Record<string, string>>;
}

/** The exports of `templates/entry.tsx`. The module is loaded from its compiled file. */
export interface TemplateModule {
  renderPage(template: TemplateName, content: PageContent, head: PageHead, env: RenderEnv): RenderedPage;
  renderSlice(content: SliceContent, env: RenderEnv): string;
  componentChunkName(template: TemplateName): string;
  readonly drawings: Drawings;
}
