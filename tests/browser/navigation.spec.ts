import type { Page } from '@playwright/test';
import { isFull } from '../support/thoroughness.ts';
import { stopClock } from './clock.ts';
import { documentOf, follow, markDocument, requestsOf } from './navigated.ts';
import { expect, test } from './quiet-test.ts';
import { settled } from './seen.ts';
import { addressOf, msOf, type Route, richest, routesAt, type ServedName, stagedOnly } from './sites.ts';

/** A page that was put in place of another is the page that the browser would have opened. */

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 700 } });

/** Time stands, so that nothing is counted down and nothing is fetched ahead. */
test.beforeEach(async ({ page }) => {
  await stopClock(page, msOf('before'));
});

async function open(page: Page, path: string, name: ServedName = 'before'): Promise<void> {
  await page.goto(addressOf(name, path));
  await settled(page);
}

/** A page of each template, the languages in turn, so that each step changes language, and mostly the event. */
async function tourOf(name: ServedName): Promise<readonly string[]> {
  const routes = await routesAt(name);
  const pages = richest(name, name === 'staged' ? stagedOnly(routes) : routes).filter(({ path }) => path.endsWith('/'));
  const [english, croatian] = ['en', 'hr'].map((language) =>
    pages.filter((route: Route) => route.language === language),
  );
  const longest = Math.max(english?.length ?? 0, croatian?.length ?? 0);
  return Array.from({ length: longest })
    .flatMap((_none, index) => [english?.[index], croatian?.[index]])
    .flatMap((route) => route?.path ?? []);
}

for (const name of isFull ? (['before', 'staged'] as const) : (['staged'] as const)) {
  test(`a page of each template is the same document by link and by address (${name})`, async ({ page, context }) => {
    const tour = await tourOf(name);
    expect(tour.length).toBeGreaterThan(8);
    const opened = await context.newPage();
    await open(page, '/privacy/', name);
    const isSame = await markDocument(page);
    for (const path of tour) {
      await follow(page, addressOf(name, path));
      await open(opened, path, name);
      await expect(async () => {
        expect(await documentOf(page), path).toEqual(await documentOf(opened));
      }).toPass();
    }
    expect(await isSame()).toBe(true);
  });
}

/** What is asked for at every navigation: which build the host has. */
const STAMPS = ['/page-data/app-data.json', '/page-data/content-data.json'];

test('a page asks for its data, for slices only where it wears others, and for nothing twice', async ({ page }) => {
  await open(page, '/devlica/');
  const requests = requestsOf(page);
  const asked = (): readonly string[] => requests.filter((path) => !STAMPS.includes(path)).sort();
  const slices = (): readonly string[] => asked().filter((path) => path.startsWith('/slice-data/'));
  const queries = (): readonly string[] => asked().filter((path) => path.startsWith('/page-data/sq/d/'));

  await follow(page, '/devlica/2025/');
  const data = ['/page-data/devlica/2025/page-data-rsc.json', '/page-data/devlica/2025/page-data.json'];
  expect(asked()).toEqual([...data, ...queries()].sort());
  await follow(page, '/worklica/');
  expect(slices()).toEqual(['/slice-data/footer-worklica-en.json', '/slice-data/header-worklica-en.json']);
  const before = queries();
  await follow(page, '/hr/worklica/');
  expect(queries()).toHaveLength(before.length + 1);
  await follow(page, '/worklica/');
  await follow(page, '/devlica/2025/');
  expect(new Set(asked()).size).toBe(asked().length);
  expect(requests.filter((path) => STAMPS.includes(path))).toHaveLength(10);
});
