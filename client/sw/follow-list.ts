import type { CachedFiles, OfflineList } from '../../src/domain/offline.ts';
import { CACHE_NAME, cacheFile, pathOf, prune, scope, type WantedFile } from './cached-files.ts';

/** Caches the files on the build's list, with few requests at a time so that visitors do not notice. */

const BATCH = 4;

/** Caches the offline pages and what they need. Throws if any of it cannot be loaded. */
export async function cacheOfflinePages(): Promise<void> {
  const wanted = wantedFiles((await presentList()).first);
  const cache = await caches.open(CACHE_NAME);
  const isPage = ({ version }: WantedFile): boolean => version !== null;
  for (const part of [wanted.filter((file) => !isPage(file)), wanted.filter(isPage)]) {
    const cached = await Promise.all(part.map((file) => cacheFile(cache, file)));
    if (cached.includes(false)) throw new Error('The host does not give all that an offline page takes.');
  }
}

let following: Promise<void> | undefined;

/**
 * Updates the cache to the current list, starting with the language of the page that the visitor reads. Stops without a
 * network; the next visit continues.
 */
export function followList(pageUrl: string): Promise<void> {
  following ??= bringUp(pageUrl)
    .catch(() => undefined)
    .finally(() => {
      following = undefined;
    });
  return following;
}

async function bringUp(pageUrl: string): Promise<void> {
  const { first, shared, pages } = await presentList();
  const own = pages[prefixOf(pageUrl, Object.keys(pages))];
  const wanted = wantedFiles({ ...first, ...own, ...shared, ...Object.assign({}, ...Object.values(pages)) });
  const cache = await caches.open(CACHE_NAME);
  for (let from = 0; from < wanted.length; from += BATCH) {
    await Promise.all(wanted.slice(from, from + BATCH).map((file) => cacheFile(cache, file)));
  }
  await prune(cache, wanted);
}

/** Throws where there is no list, or no network. */
async function presentList(): Promise<OfflineList> {
  const response = await fetch(`${scope}offline-files.json`, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`There is no list: ${response.status}.`);
  return (await response.json()) as OfflineList;
}

function wantedFiles(files: CachedFiles): readonly WantedFile[] {
  return Object.entries(files).map(([path, version]) => ({ url: scope + path, version }));
}

/** The path prefix of a page's language: the longest one that matches. */
function prefixOf(url: string, prefixes: readonly string[]): string {
  return prefixes.findLast((prefix) => pathOf(url).startsWith(prefix)) ?? '';
}
