import type { Page } from '@playwright/test';
import { markDocument } from './navigated.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';
import { waitForRuntime } from './visible-content.ts';

/** Browsers without the Navigation API navigate within the document too. */

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 700 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await page.clock.setFixedTime(msOf('before'));
});

const at = (path: string): string => addressOf('before', path);
const SCRIPT = /\/assets\/history-navigation-/;

/** Opens a page, and waits for the navigation script. */
async function open(page: Page, path: string): Promise<() => Promise<boolean>> {
  const script = page.waitForResponse(SCRIPT);
  await page.goto(at(path));
  await script;
  await waitForRuntime(page);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  return markDocument(page);
}

const link = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`);
const heading = (page: Page) => page.locator('main h1');

test('a link does not reload the page, and the new page is announced and focused', async ({ page }) => {
  const isSame = await open(page, '/');
  await link(page, '/terms/').click();
  await expect(heading(page)).toHaveText('Terms');
  await expect(page).toHaveURL(at('/terms/'));
  await expect(page).toHaveTitle(/Terms/);
  await expect(page.locator('#announcer')).toHaveText('Navigated to Terms');
  await expect(page.locator('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await isSame()).toBe(true);
});

test('back and forward show the pages again, each at its scroll position', async ({ page }) => {
  const isSame = await open(page, '/privacy/');
  await link(page, '/terms/').scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  await link(page, '/terms/').click();
  await expect(heading(page)).toHaveText('Terms');
  await page.goBack();
  await expect(heading(page)).toHaveText('Privacy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await expect(page.locator('#announcer')).toHaveText('Navigated to Privacy');
  await page.goForward();
  await expect(heading(page)).toHaveText('Terms');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isSame()).toBe(true);
});

test('a link to an anchor on another page leads there, and one on this page is left to the browser', async ({
  page,
}) => {
  const isSame = await open(page, '/');
  await page.evaluate(() => {
    const place = document.createElement('a');
    place.href = '/privacy/#text-forms';
    document.querySelector('main')?.append(place);
    place.click();
  });
  await expect(page.locator('#text-forms')).toBeFocused();
  await expect(page.locator('#text-forms')).toBeInViewport();
  await page.locator('a[href="#text-your-rights"]').click();
  await expect(page).toHaveURL(at('/privacy/#text-your-rights'));
  await expect(page.locator('#text-your-rights')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(at('/privacy/#text-forms'));
  await page.goBack();
  await expect(page).toHaveURL(at('/'));
  await expect(heading(page)).toHaveText('Devlica');
  expect(await isSame()).toBe(true);
});

test('links to other tabs or sites, and failed loads, are left to the browser', async ({
  page,
  context,
  complaints,
}) => {
  const isSame = await open(page, '/');
  const tab = context.waitForEvent('page');
  await link(page, '/terms/').click({ modifiers: ['ControlOrMeta'] });
  await (await tab).close();
  await expect(heading(page)).toHaveText('Devlica');
  expect(await isSame()).toBe(true);
  await page.route(/\/page-data\/privacy\//, (route) => route.abort());
  await link(page, '/privacy/').click();
  await expect(heading(page)).toHaveText('Privacy');
  expect(await isSame()).toBe(false);
  // The data that was refused on purpose.
  complaints.splice(0, Infinity, ...complaints.filter((complaint) => !complaint.includes('/page-data/privacy/')));
});

test('the script is only loaded if the Navigation API is missing', async ({ browser }) => {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(at('/'));
  await waitForRuntime(page);
  expect(requested.filter((url) => SCRIPT.test(url))).toEqual([]);
  await page.close();
});
