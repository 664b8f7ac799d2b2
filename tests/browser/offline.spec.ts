import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { isFull } from '../support/thoroughness.ts';
import { expectAllCached } from './cached-pages.ts';
import { addressOf, msOf, outDirOf } from './sites.ts';
import { type StartedTool, startTool } from './started-tool.ts';
import { visibleContent, waitForRuntime } from './visible-content.ts';

/**
 * The server is stopped after one visit to the home page. Console messages about failed requests are expected; errors thrown
 * by scripts are not.
 */

let server: StartedTool;
let context: BrowserContext;
let page: Page;
let thrown: unknown[];

test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ browser }) => {
  server = await startTool(['serve', '--out', outDirOf('before'), '--port', '0']);
  context = await browser.newContext();
  const visit = await context.newPage();
  await visit.goto(server.url);
  await expectAllCached(visit);
  await visit.close();
  await server.stop();
});

test.beforeEach(async () => {
  thrown = [];
  page = await context.newPage();
  page.on('pageerror', (error) => thrown.push(error));
  await page.clock.setFixedTime(msOf('before'));
});

test.afterEach(async () => {
  expect(thrown).toEqual([]);
  await page.close();
});

test.afterAll(async () => {
  await context?.close();
  await server?.stop();
});

const CACHED_PATHS = ['/', '/devlica/', '/worklica/', '/devlica/2026/cacic-zeljka/', '/code/', '/sponsors/'];

/** In either language. */
const SOME = CACHED_PATHS.map((path, index) => (index % 2 === 0 ? path : `/hr${path}`));

for (const path of isFull ? [...CACHED_PATHS, ...CACHED_PATHS.map((one) => `/hr${one}`)] : SOME) {
  test(`${path} has the same content as online, although it was never opened`, async ({ page: online }) => {
    await online.clock.setFixedTime(msOf('before'));
    await online.goto(addressOf('before', path));
    const response = await page.goto(server.url + path.slice(1));
    expect(response?.fromServiceWorker()).toBe(true);
    await Promise.all([waitForRuntime(page), waitForRuntime(online)]);
    expect(await visibleContent(page)).toEqual(await visibleContent(online));
  });
}

test('pictures are available at any screen width', async () => {
  await page.goto(`${server.url}devlica/2026/cacic-zeljka/`);
  const portrait = page.locator('main img').first();
  await portrait.scrollIntoViewIfNeeded();
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await page.goto(`${server.url}devlica/`);
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
  for (const image of await page.locator('.hero img, #speakers img, #venue img, #sponsors img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(100);
  }
});

test('links lead to cached pages without a delay, and back', async () => {
  await page.goto(server.url);
  await waitForRuntime(page);
  await page.locator('main a[href="/devlica/"]:visible').first().click({ noWaitAfter: true });
  await expect(page).toHaveURL(`${server.url}devlica/`, { timeout: 2000 });
  await waitForRuntime(page);
  await page.locator('a[href="/devlica/2026/cacic-zeljka/"]:visible').first().click();
  await expect(page.locator('h1')).toHaveText('Željka Čačić', { timeout: 2000 });
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Devlica 2026', { timeout: 2000 });
});

test('the choice of tracks in the schedule works', async () => {
  await page.goto(`${server.url}hr/devlica/`);
  const island = page.locator('[data-island="schedule-filter"]').first();
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-island-state', 'ready');
  await island.locator('select[name="track"]').selectOption('1');
  await expect(island.locator('.row[data-track="2"]').first()).toBeHidden();
  await expect(island.locator('.row[data-track="1"]').first()).toBeVisible();
});

test('the calendar of starred sessions can be downloaded', async () => {
  await page.goto(`${server.url}devlica/`);
  await page.locator('[data-schedule]').scrollIntoViewIfNeeded();
  await page.locator('[data-star="two-banks-1"]').click();
  await page.locator('[data-more-tools]').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'My stars as a calendar' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.match(/^UID:.*/gm)).toEqual([expect.stringContaining('UID:devlica-2026-two-banks-1@')]);
});

test('the search finds something, although it was never opened', async () => {
  await page.goto(`${server.url}hr/search/?q=ornamenti`);
  await expect(page.locator('.search-results a').first()).toHaveText('Crtano koncem: ornamenti iz nekoliko pravila');
});

for (const requested of ['devlica', 'devlica/?from=poster', 'devlica/index.html']) {
  test(`/${requested} shows the page that it redirects to`, async () => {
    await page.goto(server.url + requested);
    await expect(page.locator('h1')).toHaveText('Devlica 2026');
  });
}

for (const { path, language, heading } of [
  { path: 'devlica/2025/', language: 'en', heading: 'You are offline' },
  { path: 'no/such/page/', language: 'en', heading: 'You are offline' },
  { path: 'hr/devlica/2025/', language: 'hr', heading: 'Niste na mreži' },
]) {
  test(`/${path}, which is not cached, says in its language that there is no connection, in the design of the site`, async () => {
    await page.goto(server.url + path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toHaveText(heading);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(ground).not.toBe('rgba(0, 0, 0, 0)');
    await page.locator('main a').last().click();
    await expect(page).toHaveURL(server.url + (language === 'hr' ? 'hr/' : ''));
  });
}

test('a link to a page that is not cached shows the offline page, at the address of the link', async () => {
  await page.goto(`${server.url}devlica/`);
  await waitForRuntime(page);
  await page.locator('main a[href="/devlica/2025/"]').first().click();
  await expect(page).toHaveURL(`${server.url}devlica/2025/`);
  await expect(page.locator('h1')).toHaveText('You are offline');
});

test('content follows the clock: on the day of the event the page is that of this day', async ({ page: online }) => {
  for (const one of [online, page]) await one.clock.setFixedTime(msOf('during'));
  await online.goto(addressOf('during', '/devlica/'));
  await page.goto(`${server.url}devlica/`);
  await Promise.all([waitForRuntime(page), waitForRuntime(online)]);
  expect((await visibleContent(page)).texts).toEqual((await visibleContent(online)).texts);
});
