const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Removes the preload links for pictures that React puts in front of a fragment, since links are only allowed in the
 * head.
 */
export function withoutPreloads(html: string): string {
  return html.replace(PRELOADS, '');
}
