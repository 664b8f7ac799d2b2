import type { Page } from '@playwright/test';
import { stopClock } from './clock.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';
import { waitForRuntime } from './visible-content.ts';

/** Pages are prefetched if that is welcome. The clock of the page is stopped until a test advances it. */

const PAGE_DATA = /\/page-data\/(.*)\/page-data\.json$/;
const ALL_BUT_CODE = /\/page-data\/(?!code\/).*\/page-data\.json$/;
const TERMS = 'footer a[href="/terms/"]';

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 700 } });

/** Opens a page with stopped timers, when its script has read the settings. */
async function open(page: Page, path: string): Promise<void> {
  await stopClock(page, msOf('before'));
  const settings = page.waitForResponse(/\/page-data\/sq\/d\//);
  await page.goto(addressOf('before', path));
  await waitForRuntime(page);
  await (await settings).finished();
}

/** The names of the pages that were requested so far. */
function requestedPages(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = PAGE_DATA.exec(request.url())?.[1];
    if (name !== undefined) names.push(name);
  });
  return names;
}

/** All files that are requested from now on. */
function requestsOf(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Clicks a link without any event before it. */
function clickOutOfTheBlue(page: Page, selector: string): Promise<void> {
  return page.locator(selector).evaluate((link: HTMLElement) => link.click());
}

/** Touches a link, and keeps the finger there. */
async function touch(page: Page): Promise<void> {
  const link = page.locator(TERMS);
  await link.scrollIntoViewIfNeeded();
  const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 5, y: y + 5 }] });
}

/** Holds matching requests until they are released. */
async function holdBack(page: Page, pattern: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('pages with visible links are prefetched after three seconds, four at a time', async ({ page }) => {
  const requested = requestedPages(page);
  await open(page, '/devlica/#speakers');
  await page.clock.runFor(2900);
  expect(requested).toEqual([]);
  const release = await holdBack(page, ALL_BUT_CODE);
  await expect.poll(() => page.clock.runFor(100).then(() => requested.length)).toBe(4);
  await page.clock.runFor(10_000);
  expect(requested).toHaveLength(4);
  release();
  await expect.poll(() => page.clock.runFor(100).then(() => requested.length)).toBeGreaterThan(4);
  expect(new Set(requested).size).toBe(requested.length);
});

test('links further down are prefetched when they become visible', async ({ page }) => {
  const requested = requestedPages(page);
  await open(page, '/');
  await expect.poll(() => page.clock.runFor(1000).then(() => requested)).toContain('devlica');
  expect(requested).not.toContain('terms');
  await page.locator(TERMS).scrollIntoViewIfNeeded();
  await expect.poll(() => page.clock.runFor(1000).then(() => requested)).toContain('terms');
});

for (const [sign, give] of [
  ['the pointer', (page: Page) => page.locator(TERMS).hover()],
  ['the focus', (page: Page) => page.locator(TERMS).focus()],
  ['a finger', touch],
] as const) {
  test(`${sign} on a link fetches its page immediately, and the click only revalidates it`, async ({ page }) => {
    await open(page, '/');
    const requests = requestsOf(page);
    const rendered = page.waitForResponse(/\/page-data\/terms\/page-data-rsc\.json$/);
    await give(page);
    await (await rendered).finished();
    await clickOutOfTheBlue(page, TERMS);
    await expect(page.locator('h1')).toHaveText('Terms');
    expect(requests.filter((path) => path.startsWith('/page-data/')).sort()).toEqual([
      '/page-data/app-data.json',
      '/page-data/content-data.json',
      '/page-data/terms/page-data-rsc.json',
      '/page-data/terms/page-data.json',
    ]);
    expect(new Set(requests).size).toBe(requests.length);
  });
}

test('prefetching has a lower priority than all other requests', async ({ page }) => {
  await open(page, '/');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const priorities: string[] = [];
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (PAGE_DATA.test(request.url)) priorities.push(request.initialPriority);
  });
  await page.locator(TERMS).hover();
  await expect.poll(() => priorities).toEqual(['Low']);
  await clickOutOfTheBlue(page, 'footer a[href="/privacy/"]');
  await expect.poll(() => priorities).toEqual(['Low', 'High']);
});

/** Expects that nothing is requested by time or by events, except for a page that is really opened. */
async function expectNoPrefetch(page: Page): Promise<void> {
  const requested = requestedPages(page);
  await open(page, '/');
  await page.clock.runFor(60_000);
  await page.locator('footer a[href="/privacy/"]').hover();
  await clickOutOfTheBlue(page, TERMS);
  await expect(page).toHaveURL(/\/terms\/$/);
  expect(requested).toEqual(['terms']);
}

for (const connection of [{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true }]) {
  test(`nothing is prefetched with a connection of ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await expectNoPrefetch(page);
  });
}

test.describe('for a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('nothing is prefetched', async ({ page }) => {
    await expectNoPrefetch(page);
  });
});

test('only pages of this site are prefetched, for this window, and never the present one', async ({ page }) => {
  await open(page, '/press/');
  await page.evaluate(() => {
    const blank = Object.assign(document.createElement('a'), {
      href: '/terms/',
      target: '_blank',
      textContent: 'Blank',
    });
    document.querySelector('main')?.prepend(blank);
  });
  const requests = requestsOf(page);
  const links = page.locator('a[href]:visible');
  for (const link of await links.all()) await link.dispatchEvent('pointerover');
  const expected = await links.evaluateAll((all) =>
    (all as HTMLAnchorElement[])
      .filter(({ origin, target }) => origin === location.origin && target === '')
      .map(({ pathname }) => pathname)
      .filter((path) => path.endsWith('/') && path !== '/press/')
      .map((path) => path.slice(1, -1) || 'index'),
  );
  const names = (): readonly (string | undefined)[] => requests.flatMap((path) => PAGE_DATA.exec(path)?.[1] ?? []);
  await expect.poll(() => [...names()].sort()).toEqual([...new Set(expected)].sort());
  expect(requests.filter((path) => !/^\/(?:page|slice)-data\//.test(path))).toEqual([]);
});

test('after a navigation only the links of the new page count', async ({ page }) => {
  const requested = requestedPages(page);
  await open(page, '/devlica/#speakers');
  const release = await holdBack(page, ALL_BUT_CODE);
  await expect.poll(() => page.clock.runFor(1000).then(() => requested.length)).toBe(4);
  await clickOutOfTheBlue(page, 'footer a[href="/code/"]');
  await expect(page).toHaveURL(/\/code\/$/);
  const speakers = requested.filter((name) => name.startsWith('devlica/2026/'));
  release();
  await expect.poll(() => page.clock.runFor(1000).then(() => requested)).toContain('hr/code');
  expect(requested.filter((name) => name.startsWith('devlica/2026/'))).toEqual(speakers);
});

test('a failure is silent, is not repeated, and does not affect a later click', async ({ page, complaints }) => {
  await open(page, '/');
  const requested = requestedPages(page);
  await page.route(/\/page-data\/terms\/page-data\.json$/, (route) =>
    requested.length === 1 || requested.length > 4 ? route.fulfill({ status: 503 }) : route.continue(),
  );
  const failed = page.waitForResponse((response) => response.status() === 503);
  await page.locator(TERMS).hover();
  await failed;
  await page.locator('footer a[href="/privacy/"]').hover();
  await page.locator(TERMS).hover();
  await expect.poll(() => requested).toEqual(['terms', 'privacy']);
  await clickOutOfTheBlue(page, TERMS);
  await expect(page).toHaveURL(/\/terms\/$/);
  expect(requested).toEqual(['terms', 'privacy', 'terms']);
  expect(complaints.splice(0)).toHaveLength(2);
});

test('a page whose prefetch failed is requested again when it is clicked', async ({ page, complaints }) => {
  await open(page, '/');
  const requested = requestedPages(page);
  let fail = (): void => undefined;
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(/\/page-data\/terms\/page-data\.json$/, async (route) => {
    if (requested.length > 1) return route.continue();
    await failing;
    return route.fulfill({ status: 503 });
  });
  await page.locator(TERMS).hover();
  await expect.poll(() => requested).toEqual(['terms']);
  await clickOutOfTheBlue(page, TERMS);
  fail();
  await expect(page.locator('h1')).toHaveText('Terms');
  expect(requested).toEqual(['terms', 'terms']);
  expect(complaints.splice(0)).toHaveLength(2);
});
