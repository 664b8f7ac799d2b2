import { type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import type { PageMessage } from '../../src/domain/page/offline.ts';
import { CACHE_NAME, pathOf, scope } from './cached-files.ts';
import { cacheOfflinePages, followList } from './follow-list.ts';
import { goneFiles } from './gone-files.ts';
import { comparePage } from './versions.ts';
import { cacheVisited, visitedPages } from './visited-pages.ts';

const WIDTH = /-\d+\.(?:avif|webp)$/;

/**
 * The service worker. It precaches the site's code, whose list the build inserts. Content has a separate list, so this
 * file changes only with the code. Pages come from the network, or from the cache after a short wait. Files whose names
 * contain their hash come from the cache. Responses of the host are never replaced, not even errors, and what it says is gone
 * leaves the cache.
 */
declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

const NETWORK_SECONDS = 3;

/** Paths of files whose names contain their hash. Videos are left to the browser, which requests them in parts. */
const NAMED = /^(?:assets\/(?!.*\.(?:mp4|webm)$)|page-data\/sq\/)/;
const DATA = /^(?:page|slice)-data\//;
const SEARCH_INDEX = /^search\/[^/]+\.json$/;

const precached = self.__WB_MANIFEST;
precacheAndRoute(precached);

registerRoute(
  ({ url }) => url.href.startsWith(scope) && NAMED.test(pathOf(url.href)),
  async ({ request }) => {
    const cached = await caches.match(request.url);
    return cached ?? fetch(request).catch(async () => (await otherWidth(request.url)) ?? Response.error());
  },
);

// `live.json` always comes from the network, even if somebody opens it as a page.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.endsWith('/live.json'),
  new NetworkFirst({
    cacheName: CACHE_NAME,
    networkTimeoutSeconds: NETWORK_SECONDS,
    plugins: [visitedPages, goneFiles],
  }),
);

// Search indexes are on the list. The cached one is used if the host does not answer soon.
const fromHost = new NetworkOnly({ networkTimeoutSeconds: NETWORK_SECONDS, plugins: [goneFiles] });
registerRoute(
  ({ url }) => url.href.startsWith(scope) && SEARCH_INDEX.test(pathOf(url.href)),
  (asked) => fromHost.handle(asked).catch(async () => (await caches.match(asked.request.url)) ?? Response.error()),
);

// Page data is not cached. If it does not come soon, the browser opens the page, which is cached.
registerRoute(({ url }) => url.href.startsWith(scope) && DATA.test(pathOf(url.href)), fromHost);

setCatchHandler(async ({ request }) => {
  const instead = request.mode === 'navigate' ? await offlinePage(request.url) : undefined;
  return instead ?? Response.error();
});

self.addEventListener('install', (event) => event.waitUntil(cacheOfflinePages()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  if (message.kind === 'visit') event.waitUntil(followList(message.page).then(() => cacheVisited(message.page)));
  else if (message.kind === 'take-over') event.waitUntil(self.skipWaiting());
  else event.waitUntil(comparePage(event.source as Client, { runtime: message.runtime, precached }));
});

/** The same picture in another width, which differs only in the end of its name. */
async function otherWidth(url: string): Promise<Response | undefined> {
  if (!WIDTH.test(url)) return undefined;
  const name = url.replace(WIDTH, '');
  const cache = await caches.open(CACHE_NAME);
  const other = (await cache.keys()).find((cached) => WIDTH.test(cached.url) && cached.url.replace(WIDTH, '') === name);
  return other && cache.match(other);
}

/** The offline page in the language of an address, else in the default language. */
async function offlinePage(url: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE_NAME);
  const folder = /^[^/]+\//.exec(pathOf(url))?.[0] ?? '';
  return (await cache.match(`${scope}${folder}offline/`)) ?? cache.match(`${scope}offline/`);
}
