import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { OfflineList } from '../../src/domain/page/offline.ts';
import { outDirOf } from './sites.ts';
import { type StaticHost, startHost } from './static-host.ts';

/** The service worker while an edition is on. It has the machine's clock, so the tests set the times of the edition. */

const ALWAYS = { from: 0, until: 32_503_680_000 };

let host: StaticHost;

test.beforeEach(async () => {
  host = await startHost();
  host.publish(outDirOf('during'));
  host.cacheControl = 'max-age=3600';
});

test.afterEach(async ({ page }) => {
  await page.close();
  await host.stop();
});

/** Visits the home page until the worker has cached the page of terms, and opens that page. Returns the requests for it. */
async function requestsOfTerms(page: Page, live: OfflineList['live']): Promise<number> {
  const list = JSON.parse(readFileSync(join(outDirOf('during'), 'offline-files.json'), 'utf8')) as OfflineList;
  host.answer('offline-files.json', JSON.stringify({ ...list, live }));
  await page.goto(host.url);
  await expect.poll(() => page.evaluate(() => caches.match('terms/').then(Boolean))).toBe(true);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  host.requests.splice(0);
  const response = await page.goto(`${host.url}terms/`);
  expect(response?.fromServiceWorker()).toBe(true);
  return host.requests.filter((path) => path === '/terms/').length;
}

test('while an edition is on, pages are revalidated although the browser may have them from its cache', async ({
  page,
}) => {
  expect(await requestsOfTerms(page, [ALWAYS])).toBe(1);
});

test('at other times, pages may come from the browser’s cache', async ({ page }) => {
  expect(await requestsOfTerms(page, [{ from: 0, until: 1 }])).toBe(0);
});

const isCached = (page: Page, path: string): Promise<boolean> =>
  page.evaluate((one) => caches.match(one).then(Boolean), path);

for (const status of [404, 410]) {
  test(`a page of which the host says that it is gone (${status}) is gone offline, too`, async ({ page }) => {
    await requestsOfTerms(page, [ALWAYS]);
    host.refuse('/terms/', status);
    expect((await page.goto(`${host.url}terms/`))?.status()).toBe(status);
    await page.goto(host.url);
    expect(await isCached(page, 'terms/')).toBe(false);
    expect(await isCached(page, '')).toBe(true);
  });
}

test('a page whose data is gone is gone offline, too', async ({ page }) => {
  await requestsOfTerms(page, [ALWAYS]);
  host.refuse('/page-data/terms/page-data.json', 410);
  await page.evaluate(() => fetch('/page-data/terms/page-data.json'));
  await expect.poll(() => isCached(page, '/terms/')).toBe(false);
});

test('a page that is no longer on the list is gone offline, and one that was visited stays', async ({ page }) => {
  await requestsOfTerms(page, [ALWAYS]);
  await page.goto(`${host.url}devlica/2025/`);
  await expect.poll(() => isCached(page, '/devlica/2025/')).toBe(true);
  await expect.poll(() => isCached(page, '/code/')).toBe(true);
  const list = JSON.parse(readFileSync(join(outDirOf('during'), 'offline-files.json'), 'utf8')) as OfflineList;
  const pages = Object.fromEntries(
    Object.entries(list.pages).map(([prefix, files]) => [
      prefix,
      Object.fromEntries(Object.entries(files).filter(([path]) => path !== 'code/')),
    ]),
  );
  host.answer('offline-files.json', JSON.stringify({ ...list, pages }));
  // A visit while the worker still follows the earlier list does not have it read the new one.
  const visit = async (): Promise<boolean> => {
    await page.goto(host.url);
    return isCached(page, '/code/');
  };
  await expect.poll(visit).toBe(false);
  expect(await isCached(page, '/terms/')).toBe(true);
  expect(await isCached(page, '/devlica/2025/')).toBe(true);
});

test('live.json is never answered by the worker', async ({ page }) => {
  await requestsOfTerms(page, [ALWAYS]);
  const response = await page.goto(`${host.url}devlica/2026/live.json`);
  expect(response?.status()).toBe(200);
  expect(response?.fromServiceWorker()).toBe(false);
});
