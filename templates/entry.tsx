import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { plain } from '../src/domain/language.ts';
import { languageDirection } from '../src/domain/language-tag.ts';
import type { PageContent, PageHead, RenderedPage, SliceContent, TemplateName } from '../src/domain/page/page.ts';
import type { RenderEnv } from '../src/domain/page/templates.ts';

export { drawings } from '#look/drawings.ts';

import { PAGES } from './pages/registry.ts';
import { SecretNotice } from './parts/SecretNotice.tsx';
import { Environment } from './render/environment.tsx';
import { headMarkup } from './render/head-markup.ts';
import type { IslandUse } from './render/island-use.ts';
import { pageStyles } from './render/page-styles.ts';
import { renderIslands } from './render/render-islands.tsx';
import { withoutPreloads } from './render/without-preloads.ts';
import { SiteFooter } from './slices/SiteFooter.tsx';
import { SiteHeader } from './slices/SiteHeader.tsx';

const MAX_TITLE_LENGTH = 70;

/** Renders a page fragment: the content of `<main>`, and the head elements of this page only. */
export function renderPage(
  template: TemplateName,
  content: PageContent,
  head: PageHead,
  site: RenderEnv,
): RenderedPage {
  const settings = { ...site.settings, offsets: head.offsets ?? site.settings.offsets };
  const env = { ...site, settings };
  const { t } = env;
  const islands: IslandUse[] = [];
  const page = PAGES[template] as unknown as (props: { readonly content: PageContent }) => ReactNode;
  const element = (
    <>
      {head.secretNotice !== undefined && <SecretNotice shown={head.secretNotice} />}
      {createElement(page, { content })}
    </>
  );
  const html = renderStatic(element, env, { prefix: 'page-', islands });
  const title = pageTitle(template, content, head, settings.siteTitle);
  return {
    html: renderIslands(html, islands, env),
    head: headMarkup(head, { title, settings, t }),
    lang: head.language,
    dir: languageDirection(head.language),
    title,
    assets: pageStyles(template, content),
    islands: [...new Set(islands.map((island) => island.name))].sort(),
    slices: env.slices,
  };
}

/** Renders a slice as one element: `<header>` or `<footer>`. */
export function renderSlice(content: SliceContent, env: RenderEnv): string {
  const slice = content.kind === 'header' ? <SiteHeader slice={content} /> : <SiteFooter slice={content} />;
  return renderStatic(slice, env, { prefix: `${content.kind}-`, islands: [] });
}

/** The name of a template in page data: `component---templates-pages-event-tsx`. */
export function componentChunkName(template: TemplateName): string {
  return `component---templates-pages-${template}-tsx`;
}

function renderStatic(
  element: ReactNode,
  env: RenderEnv,
  { prefix, islands }: { readonly prefix: string; readonly islands: IslandUse[] },
): string {
  const scoped = (
    <Environment env={env} islands={islands}>
      {element}
    </Environment>
  );
  return withoutPreloads(renderToStaticMarkup(scoped, { identifierPrefix: prefix }));
}

/**
 * The title of a page: `Page – Site`. The site's name is left out if the page's title contains it, or if both together
 * would be too long for search results and tabs. The title of the home page is `Site – Tagline`.
 */
function pageTitle(template: TemplateName, content: PageContent, head: PageHead, siteTitle: string): string {
  if (template === 'home' && 'tagline' in content) return joinIfShort(siteTitle, plain(content.tagline), siteTitle);
  if (head.title.includes(siteTitle)) return head.title;
  return joinIfShort(head.title, siteTitle, head.title);
}

function joinIfShort(first: string, second: string, otherwise: string): string {
  const both = `${first} – ${second}`;
  return both.length <= MAX_TITLE_LENGTH ? both : otherwise;
}
