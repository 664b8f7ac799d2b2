import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';

/**
 * The service worker. Precached are the assets of the runtime, whose list the build fills in; pages come from the
 * network first, from the cache after a short wait, and a visited page can be read again without a connection.
 */
declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

const PAGES_CACHE = 'pages';
const NETWORK_SECONDS = 3;
const MOST_PAGES = 200;

void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);

const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: NETWORK_SECONDS,
  plugins: [new ExpirationPlugin({ maxEntries: MOST_PAGES }) as WorkboxPlugin],
});

registerRoute(new NavigationRoute(pages));

/** The page that brought the worker was loaded without it, and is kept as well: it may be the only visit. */
self.addEventListener('activate', (event) => {
  const keepOpen = async (): Promise<void> => {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    await Promise.allSettled(open.map(({ url }) => pages.handle({ event, request: new Request(url) })));
  };
  event.waitUntil(keepOpen());
});

setCatchHandler(async ({ request }) => {
  const offline =
    request.mode === 'navigate' ? await matchPrecache(new URL('offline/', self.registration.scope).href) : undefined;
  return offline ?? Response.error();
});
