const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** Markup without the picture preloads that React puts in front of a fragment; they belong to the head. */
export function withoutPreloads(html: string): string {
  return html.replace(PRELOADS, '');
}
