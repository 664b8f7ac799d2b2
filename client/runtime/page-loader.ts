import type { RenderedPage } from '../../src/model/page.ts';
import type { AppData, PageData, PageSlices } from '../../src/model/page-data.ts';
import { basePath } from './page-assets.ts';
import { type Answer, type Haste, presentResource, resource } from './resources.ts';
import { queryPath, settings } from './settings.ts';

/** A page with all that it takes to show it. */
export interface LoadedPage {
  readonly data: PageData;
  readonly rendered: RenderedPage;
  /** The markup of its slices, by slot. */
  readonly slices: PageSlices;
}

export type PageLoad = { readonly status: 'success'; readonly page: LoadedPage } | { readonly status: 'error' };

const ERROR_PAGES: Readonly<Record<number, string>> = { 404: '404.html', 500: '500.html' };

/**
 * Loads the page of an address, as the host would answer it: where there is none the site's not-found page, where the
 * host fails its error page. It is an error if any part of the page cannot be had.
 */
export async function loadPage(path: string): Promise<PageLoad> {
  const name = pageDataName(path);
  const page = await loadNamed(name);
  if (page.status === 'success') return { status: 'success', page: page.value };
  const instead = ERROR_PAGES[page.code];
  if (instead === undefined) return { status: 'error' };
  const other = await loadNamed((await languagePrefix(name)) + instead);
  return other.status === 'success' ? { status: 'success', page: other.value } : { status: 'error' };
}

/** Fetches all that a page needs, so that it is there when it is wanted. What fails, fails silently. */
export async function fetchAhead(path: string): Promise<void> {
  await loadNamed(pageDataName(path), 'ahead');
}

/** Where the data of a page stand: `/devlica/` → `devlica`, `/` → `index`. The path begins with the base path. */
export function pageDataName(path: string): string {
  return path.slice(basePath().length).replace(/\/$/, '') || 'index';
}

/** The hash of the site's code as the host has it now; undefined where it does not answer. */
export async function presentBuildHash(): Promise<string | undefined> {
  const answer = await presentResource<AppData>('page-data/app-data.json');
  return answer.status === 'success' ? answer.value.buildHash : undefined;
}

async function loadNamed(name: string, haste?: Haste): Promise<Answer<LoadedPage>> {
  const [data, rendered] = await Promise.all([
    resource<PageData>(`page-data/${name}/page-data.json`, haste),
    resource<RenderedPage>(`page-data/${name}/page-data-rsc.json`, haste),
  ]);
  if (data.status === 'error') return data;
  const { slicesMap, staticQueryHashes } = data.value;
  const [header, footer, ...queries] = await Promise.all([
    slice(slicesMap.header, haste),
    slice(slicesMap.footer, haste),
    ...staticQueryHashes.map((hash) => resource(queryPath(hash), haste)),
  ]);
  if (rendered.status === 'error' || header.status === 'error' || footer.status === 'error') return NO_ANSWER;
  if (queries.some((query) => query.status === 'error')) return NO_ANSWER;
  const slices = { header: header.value.html, footer: footer.value.html };
  return { status: 'success', value: { data: data.value, rendered: rendered.value, slices } };
}

const NO_ANSWER = { status: 'error', code: 0 } as const;

function slice(name: string, haste?: Haste): Promise<Answer<{ readonly html: string }>> {
  return resource(`slice-data/${name}.json`, haste);
}

/** The nearest error page upwards is that of the address's language. */
async function languagePrefix(name: string): Promise<string> {
  const first = `${name.split('/', 1)[0]}/`;
  return (await settings())?.languagePrefixes.includes(first) === true ? first : '';
}
