import type { Locator, Page } from '@playwright/test';
import { follow, holdRequests, markDocument, waitForPage } from './navigated.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';
import { waitForRuntime } from './visible-content.ts';

/** Islands of pages that were reached by client navigation: they wake as usual, and end with their page. */

const ISLAND = /\/assets\/island-/;

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 700 } });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(msOf('before'));
});

const at = (path: string): string => addressOf('before', path);
const island = (page: Page): Locator => page.locator('[data-island="schedule-filter"]').first();
const trackChoice = (page: Page): Locator => island(page).locator('select[name="track"]');
const rows = (page: Page, track: string): Locator => island(page).locator(`.row[data-track="${track}"]`);

async function open(page: Page, path: string): Promise<() => Promise<boolean>> {
  await page.goto(at(path));
  await waitForRuntime(page);
  return markDocument(page);
}

async function expectAwake(page: Page): Promise<void> {
  await expect(island(page)).toHaveAttribute('data-island-state', 'ready');
  await trackChoice(page).selectOption('2');
  await expect(rows(page, '1').first()).toBeHidden();
  await expect(rows(page, '2').first()).toBeVisible();
}

/** Changes the condition that the islands of a page wait for. */
async function withTrigger(page: Page, trigger: string): Promise<void> {
  await page.route(/page-data\/devlica\/page-data-rsc/, async (route) => {
    const rendered = (await (await route.fetch()).json()) as { readonly html: string };
    const html = rendered.html.replaceAll('data-island-on="visible"', `data-island-on="${trigger}"`);
    expect(html).not.toBe(rendered.html);
    await route.fulfill({ json: { ...rendered, html } });
  });
}

test('an island wakes when it comes near the screen, also after going back', async ({ page }) => {
  const isSame = await open(page, '/terms/');
  await follow(page, at('/devlica/'));
  await expect(island(page)).toHaveAttribute('data-island-state', 'waiting');
  await island(page).scrollIntoViewIfNeeded();
  await expectAwake(page);
  await follow(page, at('/terms/'));
  await expect(page.locator('[data-island]')).toHaveCount(0);
  await page.goBack();
  await waitForPage(page, at('/devlica/'));
  await island(page).scrollIntoViewIfNeeded();
  await expectAwake(page);
  expect(await isSame()).toBe(true);
});

test('an island that waits for an idle browser wakes off the screen', async ({ page }) => {
  await open(page, '/terms/');
  await withTrigger(page, 'idle');
  await follow(page, at('/devlica/'));
  await expect(island(page)).toHaveAttribute('data-island-state', 'ready');
  expect(await island(page).evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(1000);
});

test('an island that waits for a touch wakes on touch, and not when it becomes visible', async ({ page }) => {
  await open(page, '/terms/');
  await withTrigger(page, 'interaction');
  await follow(page, at('/devlica/'));
  await island(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(island(page)).toHaveAttribute('data-island-state', 'waiting');
  await trackChoice(page).focus();
  await expect(island(page)).toHaveAttribute('data-island-state', 'ready');
});

test('a track that was chosen before the code was loaded stays chosen', async ({ page }) => {
  const release = await holdRequests(page, ISLAND);
  await open(page, '/terms/');
  await follow(page, at('/devlica/'));
  await island(page).scrollIntoViewIfNeeded();
  await trackChoice(page).selectOption('1');
  await expect(island(page)).toHaveAttribute('data-island-state', 'waiting');
  release();
  await expect(island(page)).toHaveAttribute('data-island-state', 'ready');
  await expect(trackChoice(page)).toHaveValue('1');
  await expect(rows(page, '2').first()).toBeHidden();
});

test('an island whose code is loaded after its page was left does nothing', async ({ page }) => {
  const release = await holdRequests(page, ISLAND);
  await open(page, '/devlica/');
  const request = page.waitForRequest(ISLAND);
  await island(page).scrollIntoViewIfNeeded();
  await request;
  const gone = await island(page).evaluateHandle((element) => element);
  const before = await gone.evaluate((element) => element.outerHTML);
  await follow(page, at('/terms/'));
  const arrivedLate = page.waitForResponse(ISLAND);
  release();
  await (await arrivedLate).finished();
  await page.goBack();
  await waitForPage(page, at('/devlica/'));
  await island(page).scrollIntoViewIfNeeded();
  await expectAwake(page);
  expect(await gone.evaluate((element) => element.outerHTML)).toBe(before);
});

test('an island that has ended has no effect when another one comes and ends', async ({ page }) => {
  await open(page, '/devlica/');
  await island(page).scrollIntoViewIfNeeded();
  await expectAwake(page);
  await page.evaluate(() => {
    const root = document.querySelector('[data-island-root]');
    if (root === null) throw new Error('There is no island.');
    Object.assign(window, { islandRoot: new WeakRef(root) });
  });
  for (const visit of ['first', 'second']) {
    await follow(page, at('/terms/'));
    await follow(page, at('/worklica/'));
    await island(page).scrollIntoViewIfNeeded();
    await expect(island(page), visit).toHaveAttribute('data-island-state', 'ready');
  }
  const devTools = await page.context().newCDPSession(page);
  const isLeft = async (): Promise<boolean> => {
    await devTools.send('HeapProfiler.collectGarbage');
    return page.evaluate(
      () => (window as unknown as { readonly islandRoot: WeakRef<Element> }).islandRoot.deref() !== undefined,
    );
  };
  await expect.poll(isLeft).toBe(false);
});

test.describe('code that was removed by a deploy', () => {
  test.afterEach(async ({ complaints }) => {
    complaints.splice(0, Infinity, ...complaints.filter((one) => !/island-|status of 404|ERR_/.test(one)));
  });

  test('causes a reload of the page, once in a session', async ({ page }) => {
    const isSame = await open(page, '/terms/');
    await page.route(ISLAND, (route) => route.fulfill({ status: 404, body: '' }));
    const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
    await follow(page, at('/devlica/'));
    await island(page).scrollIntoViewIfNeeded();
    expect((await reloaded).url()).toMatch(/\/devlica\/\?conf-site-load=[\w-]+$/);
    await expect.poll(() => isSame().catch(() => true)).toBe(false);
    await page.waitForLoadState();
    expect(page.url()).toBe(at('/devlica/'));
    await expect(() => island(page).scrollIntoViewIfNeeded()).toPass();
    await expect(island(page)).toHaveAttribute('data-island-state', 'failed');
    await expect(island(page).locator('fieldset')).toBeHidden();
    const isStill = await markDocument(page);
    await follow(page, at('/terms/'));
    await follow(page, at('/devlica/'));
    await island(page).scrollIntoViewIfNeeded();
    await expect(island(page)).toHaveAttribute('data-island-state', 'failed');
    expect(await isStill()).toBe(true);
  });

  test('causes no reload if no host answers, because there would be no page at all', async ({ page, context }) => {
    const isSame = await open(page, '/devlica/');
    await context.setOffline(true);
    await island(page).scrollIntoViewIfNeeded();
    await expect(island(page)).toHaveAttribute('data-island-state', 'failed');
    await expect(rows(page, '1').first()).toBeVisible();
    expect(await isSame()).toBe(true);
  });
});
