import { codesOf, starsIn } from './star-codes.ts';

/** Links that take stars to another browser. */

/** What a fragment with starred sessions begins with. */
const STARS = '#stars=';

/**
 * The address of a page with starred sessions, for other devices. They are in the fragment, which browsers never send to
 * a server. The page's own query string is dropped.
 */
export function sharedLink(address: string, stars: readonly string[]): string {
  const url = new URL(address);
  url.search = '';
  url.hash = STARS + codesOf(stars);
  return url.href;
}

/** The starred sessions in an address, as codes. Empty if it contains none. */
export function sharedIn(address: string): readonly string[] {
  const { hash } = new URL(address);
  return hash.startsWith(STARS) ? starsIn(hash.slice(STARS.length)) : [];
}

/** An address without its starred sessions. */
export function withoutShared(address: string): string {
  const url = new URL(address);
  if (url.hash.startsWith(STARS)) url.hash = '';
  return url.href;
}
