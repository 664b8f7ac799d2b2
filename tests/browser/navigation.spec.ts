import type { Page } from '@playwright/test';
import { isFull } from '../support/thoroughness.ts';
import { stopClock } from './clock.ts';
import { documentOf, follow, markDocument, requestsOf } from './navigated.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf, type Route, richest, routesAt, type ServedName, stagedOnly } from './sites.ts';
import { waitForRuntime } from './visible-content.ts';

/** A page that is shown by client navigation equals the page that the browser would load. */

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 700 } });

/** Stops the clock, so that nothing is counted down and nothing is prefetched. */
test.beforeEach(async ({ page }) => {
  await stopClock(page, msOf('before'));
});

async function open(page: Page, path: string, name: ServedName = 'before'): Promise<void> {
  await page.goto(addressOf(name, path));
  await waitForRuntime(page);
}

/** A page of each template that has a header, in alternating languages, so that each step changes the language, and mostly the event. */
async function tourOf(name: ServedName): Promise<readonly string[]> {
  const routes = await routesAt(name);
  const pages = richest(name, name === 'staged' ? stagedOnly(routes) : routes).filter(
    ({ path, template }) => path.endsWith('/') && template !== 'screen',
  );
  const [english, croatian] = ['en', 'hr'].map((language) =>
    pages.filter((route: Route) => route.language === language),
  );
  const longest = Math.max(english?.length ?? 0, croatian?.length ?? 0);
  return Array.from({ length: longest })
    .flatMap((_none, index) => [english?.[index], croatian?.[index]])
    .flatMap((route) => route?.path ?? []);
}

for (const name of isFull ? (['before', 'staged'] as const) : (['staged'] as const)) {
  test(`a page of each template is the same document after a link and after a full load (${name})`, async ({
    page,
    context,
  }) => {
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

test('a screen, which has no header and footer, and the page after it are opened by the browser', async ({
  page,
  context,
}) => {
  const opened = await context.newPage();
  await open(page, '/privacy/');
  for (const path of ['/screen/', '/hr/search/', '/screen/loom-hall/', '/devlica/']) {
    const isSame = await markDocument(page);
    await follow(page, addressOf('before', path));
    await waitForRuntime(page);
    expect(await isSame(), path).toBe(false);
    await open(opened, path);
    await expect(async () => {
      expect(await documentOf(page), path).toEqual(await documentOf(opened));
    }).toPass();
  }
});

/** Requested when a page is opened and at every navigation: the build of the host. */
const ALWAYS_REQUESTED = ['/page-data/app-data.json', '/page-data/content-data.json'];

test('a page requests its data, slices only if they differ from the present ones, and nothing twice', async ({
  page,
}) => {
  const atFirst = ALWAYS_REQUESTED.map((path) => page.waitForRequest((request) => request.url().endsWith(path)));
  await Promise.all([open(page, '/devlica/'), ...atFirst]);
  const requests = requestsOf(page);
  const requested = (): readonly string[] => requests.filter((path) => !ALWAYS_REQUESTED.includes(path)).sort();
  const slices = (): readonly string[] => requested().filter((path) => path.startsWith('/slice-data/'));
  const queries = (): readonly string[] => requested().filter((path) => path.startsWith('/page-data/sq/d/'));

  await follow(page, '/devlica/2025/');
  const data = ['/page-data/devlica/2025/page-data-rsc.json', '/page-data/devlica/2025/page-data.json'];
  const header = '/slice-data/header-devlica-2025-en.json';
  expect(requested()).toEqual([...data, header, ...queries()].sort());
  await follow(page, '/worklica/');
  expect(slices()).toEqual(['/slice-data/footer-worklica-en.json', header, '/slice-data/header-worklica-en.json']);
  const before = queries();
  await follow(page, '/hr/worklica/');
  expect(queries()).toHaveLength(before.length + 1);
  await follow(page, '/worklica/');
  await follow(page, '/devlica/2025/');
  expect(new Set(requested()).size).toBe(requested().length);
  expect(requests.filter((path) => ALWAYS_REQUESTED.includes(path))).toHaveLength(10);
});
