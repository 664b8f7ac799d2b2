import { CACHE_NAME, pathOf, scope } from './cached-files.ts';

/** Responses for requests of files that are neither cached nor available. */

const WIDTH = /-\d+\.(?:avif|webp)$/;

/** The same picture in another width, which differs only in the end of its name. */
export async function otherWidth(url: string): Promise<Response | undefined> {
  if (!WIDTH.test(url)) return undefined;
  const name = url.replace(WIDTH, '');
  const cache = await caches.open(CACHE_NAME);
  const other = (await cache.keys()).find((cached) => WIDTH.test(cached.url) && cached.url.replace(WIDTH, '') === name);
  return other && cache.match(other);
}

/** The offline page in the language of an address, else in the default language. */
export async function offlinePage(url: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE_NAME);
  const folder = /^[^/]+\//.exec(pathOf(url))?.[0] ?? '';
  return (await cache.match(`${scope}${folder}offline/`)) ?? cache.match(`${scope}offline/`);
}
