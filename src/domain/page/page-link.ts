const PAGE_LINK = /^(?:\{linkLang\})?\/([a-z0-9-]+)\/$/;

/**
 * The ident of the text page that a link in content leads to: `{linkLang}/press/` → `press`. Returns undefined for
 * other links.
 */
export function linkedPage(url: string): string | undefined {
  return PAGE_LINK.exec(url)?.[1];
}
