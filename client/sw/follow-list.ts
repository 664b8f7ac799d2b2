import type { CachedFiles, OfflineList } from '../../src/domain/page/offline.ts';
import { CACHE_NAME, cacheFile, type ListedFile, pathOf, prune, scope } from './cached-files.ts';
import { storeEditions } from './store-editions.ts';

/** Caches the files on the build's list, with few requests at a time so that visitors do not notice. */

const BATCH = 4;

/** Caches the offline pages and the files they need. Throws if any of them cannot be loaded. */
export async function cacheOfflinePages(): Promise<void> {
  const files = listedFiles((await fetchList()).first);
  const cache = await caches.open(CACHE_NAME);
  const isPage = ({ version }: ListedFile): boolean => version !== null;
  for (const part of [files.filter((file) => !isPage(file)), files.filter(isPage)]) {
    const cached = await Promise.all(part.map((file) => cacheFile(cache, file)));
    if (cached.includes(false)) throw new Error('The host does not serve all files of the offline pages.');
  }
}

let following: Promise<void> | undefined;

/**
 * Updates the cache to the current list, starting with the language of the page that is being read. Stops without a
 * network; the next visit continues.
 */
export function followList(pageUrl: string): Promise<void> {
  following ??= updateCache(pageUrl)
    .catch(() => undefined)
    .finally(() => {
      following = undefined;
    });
  return following;
}

async function updateCache(pageUrl: string): Promise<void> {
  const { first, shared, pages, live } = await fetchList();
  const own = pages[prefixOf(pageUrl, Object.keys(pages))];
  const files = listedFiles({ ...first, ...own, ...shared, ...Object.assign({}, ...Object.values(pages)) });
  const cache = await caches.open(CACHE_NAME);
  await storeEditions(cache, live);
  for (let from = 0; from < files.length; from += BATCH) {
    await Promise.all(files.slice(from, from + BATCH).map((file) => cacheFile(cache, file)));
  }
  await prune(cache, files);
}

/** Loads the list. Throws if there is none, or if offline. */
async function fetchList(): Promise<OfflineList> {
  const response = await fetch(`${scope}offline-files.json`, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`There is no list: ${response.status}.`);
  return (await response.json()) as OfflineList;
}

function listedFiles(files: CachedFiles): readonly ListedFile[] {
  return Object.entries(files).map(([path, version]) => ({ url: scope + path, version }));
}

/** The path prefix of a page's language: the longest one that matches. */
function prefixOf(url: string, prefixes: readonly string[]): string {
  return prefixes.findLast((prefix) => pathOf(url).startsWith(prefix)) ?? '';
}
