import type { PageAssets } from '../../src/domain/page/page-data.ts';

const NO_SLICES: PageAssets['slices'] = { header: '', footer: '' };
const NONE: PageAssets = { islands: {}, slices: NO_SLICES, staticQueryHashes: [] };

let shown: PageAssets | undefined;

/** The assets of the current page: from its document, or from the page that navigation has loaded since. */
export function pageAssets(): PageAssets {
  shown ??= readDocument();
  return shown;
}

/** Updates the assets after another page has replaced the current one. */
export function setPageAssets(assets: Omit<PageAssets, 'islands'>): void {
  shown = { ...pageAssets(), ...assets };
}

/** Marks the slices on the page as possibly outdated, so that they are loaded again. */
export function invalidateSlices(): void {
  shown = { ...pageAssets(), slices: NO_SLICES };
}

/** The path prefix of all addresses of the site; starts and ends with `/`. */
export function basePath(): string {
  return document.documentElement.dataset['base'] ?? '/';
}

/** Whether a path of this host is a page of the site, not a file. */
export function isPagePath(pathname: string): boolean {
  return pathname.startsWith(basePath()) && pathname.endsWith('/');
}

function readDocument(): PageAssets {
  const text = document.getElementById('conf-site-assets')?.textContent;
  return text ? (JSON.parse(text) as PageAssets) : NONE;
}
