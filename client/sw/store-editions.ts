import type { OfflineList } from '../../src/domain/page/offline.ts';
import { CACHE_NAME, scope } from './cached-files.ts';

/**
 * When current editions are on. While one is, pages must not come from the browser's HTTP cache, which may have them from
 * before a change of the programme. The worker may be stopped at any time, so this is stored with the cached files.
 */

type Spans = OfflineList['live'];

/** The name of the entry in the cache. There is no such file. */
const ENTRY = `${scope}live-editions`;

export async function storeEditions(cache: Cache, spans: Spans = []): Promise<void> {
  await cache.put(ENTRY, new Response(JSON.stringify(spans)));
}

/** A request for a page that is revalidated with the host while an edition is on. */
export async function freshRequest(request: Request): Promise<Request> {
  const stored = await caches.match(ENTRY, { cacheName: CACHE_NAME });
  const spans = ((await stored?.json()) ?? []) as Spans;
  const now = Date.now() / 1000;
  const isOn = spans.some(({ from, until }) => from <= now && now < until);
  return isOn && request.cache === 'default' ? new Request(request, { cache: 'no-cache' }) : request;
}
