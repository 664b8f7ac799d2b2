/** The base path of the site. The page for a site without a build does not have it. */
export function basePath(): string {
  return document.documentElement.dataset['base'] ?? '/';
}

/** The path of the page without the base path: `/devlica/`. */
export function pagePath(): string {
  return `/${location.pathname.slice(basePath().length)}`;
}

/** The address of the page's data. */
export function pageDataAddress(file: 'page-data' | 'page-data-rsc' = 'page-data'): string {
  const name = pagePath().slice(1).replace(/\/$/, '') || 'index';
  return `${basePath()}page-data/${name}/${file}.json`;
}
