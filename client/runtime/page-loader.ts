import type { RenderedPage } from '../../src/domain/page/page.ts';
import type { PageData, PageSlices } from '../../src/domain/page/page-data.ts';
import { settings, staticQuery } from './load-queries.ts';
import { enableStyles } from './load-styles.ts';
import { basePath, pageAssets } from './page-assets.ts';
import { type Answer, isMissing, type Priority, resource } from './resources.ts';

/** A page with everything that is needed to show it. */
export interface LoadedPage {
  readonly data: PageData;
  readonly rendered: RenderedPage;
  /** The markup of the slices, by slot; undefined for slices that are on the current page already. */
  readonly slices: Readonly<Record<keyof PageSlices, string | undefined>>;
}

export type PageLoad = { readonly status: 'success'; readonly page: LoadedPage } | { readonly status: 'error' };

const ERROR_PAGES: Readonly<Record<number, string>> = { 404: '404.html', 410: '404.html', 500: '500.html' };

/**
 * Loads the page of an address as the host would serve it, including the site's error pages. Throws if any part of the
 * page cannot be loaded, or if the host redirects.
 */
export async function loadPage(path: string): Promise<PageLoad> {
  const name = pageDataName(path);
  let page = await loadNamed(name);
  const instead = isMissing(page) ? ERROR_PAGES[page] : undefined;
  if (instead !== undefined && !(await isRedirected(path))) {
    page = await loadNamed((await languagePrefix(name)) + instead);
  }
  if (isMissing(page)) return { status: 'error' };
  await enableStyles(page.rendered.assets);
  return { status: 'success', page };
}

/** Prefetches everything that a page needs. Failures are ignored. */
export async function prefetchPage(path: string): Promise<void> {
  await loadNamed(pageDataName(path), 'low');
}

/** The name of a page's data: `/devlica/` → `devlica`, `/` → `index`. The path includes the base path. */
export function pageDataName(path: string): string {
  return path.slice(basePath().length).replace(/\/$/, '') || 'index';
}

async function loadNamed(name: string, priority?: Priority): Promise<Answer<LoadedPage>> {
  const page = basePath() + (name === 'index' ? '' : `${name}/`);
  const [data, rendered] = await Promise.all([
    resource<PageData>(`page-data/${name}/page-data.json`, { field: 'slicesMap', priority, page }),
    resource<RenderedPage>(`page-data/${name}/page-data-rsc.json`, { field: 'html', priority, page }),
  ]);
  if (isMissing(data)) return data;
  const { slicesMap, staticQueryHashes } = data;
  const [header, footer, ...queries] = await Promise.all([
    slice(slicesMap.header, { slot: 'header', priority }),
    slice(slicesMap.footer, { slot: 'footer', priority }),
    ...staticQueryHashes.map((hash) => staticQuery(hash, priority)),
  ]);
  if (isMissing(rendered) || isMissing(header) || isMissing(footer) || queries.some(isMissing)) return 0;
  return { data, rendered, slices: { header: header.html, footer: footer.html } };
}

interface SliceData {
  readonly html: string | undefined;
}

async function slice(
  name: string,
  { slot, priority }: { readonly slot: keyof PageSlices; readonly priority: Priority | undefined },
): Promise<Answer<SliceData>> {
  // Slices are replaced, never added or removed: the browser has to open a page without header and footer, and the one after it.
  if (name === '' || document.querySelector(`body > ${slot}`) === null) return 0;
  if (name === pageAssets().slices[slot]) return { html: undefined };
  return resource(`slice-data/${name}.json`, { field: 'html', priority });
}

/** Whether the host redirects an address. Only the host knows that. */
async function isRedirected(path: string): Promise<boolean> {
  const answer = await fetch(path, { method: 'HEAD', redirect: 'manual' }).catch(Response.error);
  return answer.type === 'opaqueredirect';
}

/** The path prefix of the language of an address, whose error page is used. */
async function languagePrefix(name: string): Promise<string> {
  const first = `${name.split('/', 1)[0]}/`;
  return (await settings())?.languagePrefixes.includes(first) === true ? first : '';
}
