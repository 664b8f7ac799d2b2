import type { PageAssets } from '../../src/model/page-data.ts';

const NONE: PageAssets = { islands: {}, slices: { header: '', footer: '' }, staticQueryHashes: [] };

/** What the document that the browser opened says about itself; client navigation does not change it. */
export function readPageAssets(): PageAssets {
  const text = document.getElementById('conf-site-assets')?.textContent;
  return text ? (JSON.parse(text) as PageAssets) : NONE;
}

/** The path that all addresses of the site begin with; starts and ends with `/`. */
export function basePath(): string {
  return document.documentElement.dataset['base'] ?? '/';
}

/** Whether a path of this host is one of the site's pages, and not a file. */
export function isPagePath(pathname: string): boolean {
  return pathname.startsWith(basePath()) && /(?:\/|\.html)$/.test(pathname);
}
