const PAGE_LINK = /^(?:\{linkLang\})?\/([a-z0-9-]+)\/$/;

/** The ident of the page of the site that a link in content leads to: `{linkLang}/press/` → `press`; undefined for others. */
export function linkedPage(url: string): string | undefined {
  return PAGE_LINK.exec(url)?.[1];
}
