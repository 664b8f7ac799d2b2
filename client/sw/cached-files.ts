declare const self: ServiceWorkerGlobalScope;

/**
 * The cache on the visitor's device. It is filled from the build's list, and by visits. Its name contains the scope,
 * like the precache's, so that several sites can share an origin.
 */

/** The prefix of all addresses of the site. */
export const scope = self.registration.scope;

export const CACHE_NAME = `conf-site-${scope}`;

/** The response header with the listed version of a cached file. Files cached by visits have none. */
const VERSION_HEADER = 'x-conf-site-version';

/** The maximum number of cached files that are not on the list: visited pages, and files of older pages. */
const MAX_UNLISTED = 100;

/** A file with its address and its version on the list. The version is null if the address contains a hash. */
export interface ListedFile {
  readonly url: string;
  readonly version: string | null;
}

/** The path of an address relative to the site. Meaningless for addresses of other sites. */
export function pathOf(url: string): string {
  return url.slice(scope.length);
}

/** The address under which a page or file is cached: with a trailing slash, without a query string. */
export function keyOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/index\.html$/, '/').replace(/\/[^/.]+$/, '$&/');
}

/** Whether a response is a file that the host allows to be stored. */
export function isStorable({ status, headers }: Response): boolean {
  return status === 200 && !/\bno-store\b/.test(headers.get('cache-control') ?? '');
}

/** Whether the host says that there is no such file, or no longer. */
export function isGone({ status }: Response): boolean {
  return status === 404 || status === 410;
}

/** Deletes what is cached for an address of the site: the file, or the page, or the page whose data it is. */
export async function forget(url: string): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  const data = /^page-data\/(.+)\/page-data(?:-rsc)?\.json$/.exec(pathOf(url));
  const page = data === null ? keyOf(url) : scope + (data[1] === 'index' ? '' : `${data[1]}/`);
  await Promise.all([cache.delete(url), cache.delete(page)]);
}

/**
 * Caches a file if it is not cached in this version. Returns false if the host does not serve it. Throws if offline.
 * Precached files are cached here as well, since a page may outlive the worker version that precached its script.
 */
export async function cacheFile(cache: Cache, { url, version }: ListedFile): Promise<boolean> {
  const cached = await cache.match(url);
  if (cached !== undefined && (version === null || cached.headers.get(VERSION_HEADER) === version)) return true;
  return renew(cache, { url, version });
}

/** Caches a file anew, or deletes it if it is gone. Returns false if the host does not serve it. Throws if offline. */
async function renew(cache: Cache, { url, version }: ListedFile): Promise<boolean> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (isGone(response)) await cache.delete(url);
  if (!isStorable(response) || response.redirected) return false;
  await cache.put(url, marked(response, version));
  return true;
}

/**
 * Deletes pages that were on the list and are not any more, such as that of a speaker who has withdrawn, and the oldest of all
 * other files that are not on the list.
 */
export async function prune(cache: Cache, wanted: readonly ListedFile[]): Promise<void> {
  const listed = new Set(wanted.map(({ url }) => url));
  const others: Request[] = [];
  for (const request of await cache.keys()) {
    if (listed.has(request.url)) continue;
    const wasListed = (await cache.match(request))?.headers.has(VERSION_HEADER);
    if (wasListed === true) await cache.delete(request);
    else others.push(request);
  }
  await Promise.all(others.slice(0, -MAX_UNLISTED).map((request) => cache.delete(request)));
}

function marked(response: Response, version: string | null): Response {
  const headers = new Headers(response.headers);
  if (version !== null) headers.set(VERSION_HEADER, version);
  return new Response(response.body, { headers });
}
