/** The path that all addresses of the site begin with; the page of a site that is not there yet has none. */
export function basePath(): string {
  return document.documentElement.dataset['base'] ?? '/';
}

/** The page's own path, as the site knows it: `/devlica/`. */
export function pagePath(): string {
  return `/${location.pathname.slice(basePath().length)}`;
}

/** Where the page's data stand. */
export function pageDataAddress(file: 'page-data' | 'page-data-rsc' = 'page-data'): string {
  const name = pagePath().slice(1).replace(/\/$/, '') || 'index';
  return `${basePath()}page-data/${name}/${file}.json`;
}
