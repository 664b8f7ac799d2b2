import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CACHE_NAME, keep, keyOf } from './cached-files.ts';

const PAGE = /^(?:text\/html|application\/json)\b/;

/**
 * How what a visit asks for is kept: under one address whatever the query, and only where it is new, so that what the
 * list has put there still says its version.
 */
export const visitedPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
  cacheWillUpdate: async ({ request, response }) => {
    if (response.status !== 200 || !PAGE.test(response.headers.get('content-type') ?? '')) return null;
    const cached = await caches.match(keyOf(request.url), { cacheName: CACHE_NAME });
    const tag = response.headers.get('etag');
    return tag !== null && cached?.headers.get('etag') === tag ? null : response;
  },
};

/** Keeps the document of a page that came without it: before the worker was there, or as data. */
export async function keepVisited(url: string): Promise<void> {
  await keep(await caches.open(CACHE_NAME), { url: keyOf(url), version: null }).catch(() => false);
}
