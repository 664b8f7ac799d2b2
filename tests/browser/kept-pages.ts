import type { Page } from '@playwright/test';
import type { OfflineList } from '../../src/domain/offline.ts';
import { expect } from './quiet-test.ts';

/** What the browser keeps of a site, as tests see it from one of its pages. */

/** Waits until the worker has taken the page over, and all is kept that the site's list names. */
export async function expectAllKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(missingOf)).toEqual([]);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** What is kept under an address of the site, relative to its base; nothing where nothing is. */
export function keptText(page: Page, path: string): Promise<string | undefined> {
  return page.evaluate(async (address) => {
    const base = new URL(document.documentElement.dataset['base'] ?? '/', location.href);
    return (await caches.match(new URL(address, base)))?.text();
  }, path);
}

/** Whether the worker has brought a file along, by its whole address. */
export function isPrecached(page: Page, address: string): Promise<boolean> {
  return page.evaluate(async (url) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'));
    return (await Promise.all(names.map((cacheName) => caches.match(url, { cacheName })))).some(Boolean);
  }, address);
}

/** The paths of the list that are not kept. Runs in the page. */
async function missingOf(): Promise<readonly string[]> {
  const base = new URL(document.documentElement.dataset['base'] ?? '/', location.href);
  const list = (await fetch(new URL('offline-files.json', base)).then((answer) => answer.json())) as OfflineList;
  const paths = [list.first, list.shared, ...Object.values(list.pages)].flatMap((files) => Object.keys(files));
  const kept = await Promise.all(paths.map((path) => caches.match(new URL(path, base))));
  return paths.filter((_path, index) => kept[index] === undefined);
}
