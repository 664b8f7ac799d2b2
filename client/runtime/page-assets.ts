import type { PageAssets } from '../../src/model/page-data.ts';

const NO_SLICES: PageAssets['slices'] = { header: '', footer: '' };
const NONE: PageAssets = { islands: {}, slices: NO_SLICES, staticQueryHashes: [] };

let shown: PageAssets | undefined;

/** What the page that is shown is made of: what its document says, and what navigation has put in place since. */
export function pageAssets(): PageAssets {
  shown ??= readDocument();
  return shown;
}

/** Notes what another page is made of that takes the place of the one shown. */
export function noteAssets(assets: Omit<PageAssets, 'islands'>): void {
  shown = { ...pageAssets(), ...assets };
}

/** Notes that the slices on the page may not be what the site has under their names now. */
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
