import type { PageAssets } from '../../src/domain/page-data.ts';

const NO_SLICES: PageAssets['slices'] = { header: '', footer: '' };
const NONE: PageAssets = { islands: {}, slices: NO_SLICES, staticQueryHashes: [] };

let shown: PageAssets | undefined;

/** The assets of the current page: those of its document, and those that navigation has replaced since. */
export function pageAssets(): PageAssets {
  shown ??= readDocument();
  return shown;
}

/** Updates the assets after another page has replaced the current one. */
export function noteAssets(assets: Omit<PageAssets, 'islands'>): void {
  shown = { ...pageAssets(), ...assets };
}

/** Marks the slices on the page as possibly out of date. */
export function forgetSlices(): void {
  shown = { ...pageAssets(), slices: NO_SLICES };
}

/** The path that all addresses of the site begin with; starts and ends with `/`. */
export function basePath(): string {
  return document.documentElement.dataset['base'] ?? '/';
}

/** Whether a path of this host is one of the site's pages, and not a file. */
export function isPagePath(pathname: string): boolean {
  return pathname.startsWith(basePath()) && pathname.endsWith('/');
}

function readDocument(): PageAssets {
  const text = document.getElementById('conf-site-assets')?.textContent;
  return text ? (JSON.parse(text) as PageAssets) : NONE;
}
