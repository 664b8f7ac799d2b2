import type { PageContent, PageHead, RenderedPage, RenderSettings, SliceContent, TemplateName } from './page.ts';

/** What templates get besides their page data. */
export interface RenderEnv {
  readonly settings: RenderSettings;
  readonly t: (key: string, params?: Readonly<Record<string, unknown>>) => string;
  /** Slot → slice name. */
  readonly slices: Readonly<Record<string, string>>;
}

/** The exports of `templates/entry.tsx`, which is compiled and loaded by its content. */
export interface TemplateModule {
  renderPage(template: TemplateName, content: PageContent, head: PageHead, env: RenderEnv): RenderedPage;
  renderSlice(content: SliceContent, env: RenderEnv): string;
  componentChunkName(template: TemplateName): string;
}
