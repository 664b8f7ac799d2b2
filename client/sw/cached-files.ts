declare const self: ServiceWorkerGlobalScope;

/**
 * What the visitor's device keeps of the site: one cache, which the list of the build fills and visits add to. It
 * bears the scope in its name, as the precache does, so that several sites can live on one origin.
 */

/** The address that all of the site's begin with. */
export const scope = self.registration.scope;

export const CACHE_NAME = `conf-site-${scope}`;

/** Says of a kept file which version of the list it is; what a visit has put there says nothing. */
const VERSION_HEADER = 'x-conf-site-version';

/** How many files are kept that the list does not name: pages visited besides, and what an older page may still need. */
const MOST_UNLISTED = 100;

/** A file by its address and the version that the list gives it; null where the address tells it. */
export interface WantedFile {
  readonly url: string;
  readonly version: string | null;
}

/** The path of an address in the site; of another site's address nothing sensible. */
export function pathOf(url: string): string {
  return url.slice(scope.length);
}

/** The address under which a page or file is kept: with its closing slash, without query. */
export function keyOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/index\.html$/, '/').replace(/\/[^/.]+$/, '$&/');
}

/**
 * Sees that a file is kept in the version that is wanted; false where the host does not give it. Throws offline. What
 * is precached is kept here as well: a page may outlive the version of the worker that brought its script.
 */
export async function keep(cache: Cache, { url, version }: WantedFile): Promise<boolean> {
  const cached = await cache.match(url);
  if (cached !== undefined && (version === null || cached.headers.get(VERSION_HEADER) === version)) return true;
  const response = await fetch(url, { cache: 'no-cache' });
  if (response.status !== 200 || response.redirected) return false;
  await cache.put(url, marked(response, version));
  return true;
}

/** Lets go of what the list does not name, the oldest first. */
export async function prune(cache: Cache, wanted: readonly WantedFile[]): Promise<void> {
  const listed = new Set(wanted.map(({ url }) => url));
  const unlisted = (await cache.keys()).filter(({ url }) => !listed.has(url));
  await Promise.all(unlisted.slice(0, -MOST_UNLISTED).map((request) => cache.delete(request)));
}

function marked(response: Response, version: string | null): Response {
  const headers = new Headers(response.headers);
  if (version !== null) headers.set(VERSION_HEADER, version);
  return new Response(response.body, { headers });
}
