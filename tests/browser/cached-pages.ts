import type { Page } from '@playwright/test';
import type { OfflineList } from '../../src/domain/page/offline.ts';
import { expect } from './quiet-test.ts';

/** Inspects the caches of a site from one of its pages. */

/** Waits until the service worker controls the page, and all files of the offline list are cached. */
export async function expectAllCached(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(uncachedPaths)).toEqual([]);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** The cached text for an address of the site, relative to its base; undefined if it is not cached. */
export function cachedText(page: Page, path: string): Promise<string | undefined> {
  return page.evaluate(async (address) => {
    const base = new URL(document.documentElement.dataset['base'] ?? '/', location.href);
    return (await caches.match(new URL(address, base)))?.text();
  }, path);
}

/** Whether the service worker has precached a file, by its full address. */
export function isPrecached(page: Page, address: string): Promise<boolean> {
  return page.evaluate(async (url) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'));
    return (await Promise.all(names.map((cacheName) => caches.match(url, { cacheName })))).some(Boolean);
  }, address);
}

/** The paths in the offline list that are not cached. Runs in the page. */
async function uncachedPaths(): Promise<readonly string[]> {
  const base = new URL(document.documentElement.dataset['base'] ?? '/', location.href);
  const list = (await fetch(new URL('offline-files.json', base)).then((answer) => answer.json())) as OfflineList;
  const paths = [list.first, list.shared, ...Object.values(list.pages)].flatMap((files) => Object.keys(files));
  const cached = await Promise.all(paths.map((path) => caches.match(new URL(path, base))));
  return paths.filter((_path, index) => cached[index] === undefined);
}
