/**
 * The end of an address that no cache knows, with the position to scroll to. The browser itself loads such a page, and the page
 * restores its address and position.
 */
export const UNCACHED_ADDRESS = /[?&]conf-site-load=\w+-(\d+)$/;

/** The query of an address that no cache knows. */
export function uncachedSearch(search: string): string {
  return `${search || '?'}${search && '&'}conf-site-load=${Date.now().toString(36)}-${Math.round(scrollY)}`;
}
