import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CACHE_NAME, cacheFile, isStorable, keyOf } from './cached-files.ts';
import { freshRequest } from './store-editions.ts';

const PAGE = /^text\/html\b/;

/**
 * A Workbox plugin for visited pages. They are cached under their address without the query string, and only if they
 * differ from the cached version, so that files from the list keep their version.
 */
export const visitedPages: WorkboxPlugin = {
  requestWillFetch: ({ request }) => freshRequest(request),
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
  cacheWillUpdate: async ({ request, response }) => {
    if (!isStorable(response) || !PAGE.test(response.headers.get('content-type') ?? '')) return null;
    const cached = await caches.match(keyOf(request.url), { cacheName: CACHE_NAME });
    const tag = response.headers.get('etag');
    return tag !== null && cached?.headers.get('etag') === tag ? null : response;
  },
};

/**
 * Caches the document of a page that was shown without loading it: before the worker was active, or by client
 * navigation.
 */
export async function cacheVisited(url: string): Promise<void> {
  await cacheFile(await caches.open(CACHE_NAME), { url: keyOf(url), version: null }).catch(() => false);
}
