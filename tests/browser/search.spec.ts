import type { Locator, Page } from '@playwright/test';
import { axeFindings, withAxe, withoutOrnaments } from './axe-findings.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';
import { waitForRuntime } from './visible-content.ts';

/** The search page, and the form in the menu that leads to it. */

test.use({ serviceWorkers: 'block' });

test.beforeEach(({ page }) => page.clock.setFixedTime(msOf('during')));

const field = (page: Page): Locator => page.locator('main input[name="q"]');
const results = (page: Page): Locator => page.locator('.search-results a');
const status = (page: Page): Locator => page.locator('.search-status');

/** The requests for an index and for the island from now on. */
function searchRequests(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/search\/.+|island-search/.test(pathname)) found.push(pathname.replace(/-\w+\.js$/, ''));
  });
  return found;
}

test('what is typed is found at once, and the way back from a result leads to it again', async ({ page }) => {
  await page.goto(addressOf('during', '/search/'));
  await waitForRuntime(page);
  await field(page).pressSequentially('zarkic');
  await expect(results(page).first()).toHaveText('Krunoslav Žarkić');
  await expect(status(page)).toHaveText('4 results.');
  await expect(page).toHaveURL(addressOf('during', '/search/?q=zarkic'));
  await expect(page.locator('.search-all')).toBeHidden();

  await page.getByRole('radio', { name: 'Sessions' }).check();
  await expect(results(page)).toHaveText(['Mind your č and ć', 'One file, all weights']);
  await expect(status(page)).toHaveText('2 results.');
  await results(page).first().click();
  await expect(page).toHaveURL(addressOf('during', '/devlica/2026/sessions/caron-is-not-an-ornament/'));
  await page.goBack();
  await expect(page).toHaveURL(addressOf('during', '/search/?q=zarkic&kind=session'));
  await expect(field(page)).toHaveValue('zarkic');
  await expect(results(page)).toHaveText(['Mind your č and ć', 'One file, all weights']);

  await field(page).press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(page.locator('.search-all')).toBeVisible();
  await expect(results(page)).toHaveCount(0);
  await expect(page).toHaveURL(addressOf('during', '/search/?kind=session'));
});

test('only the first results of many are shown, and it is said if there are none', async ({ page }) => {
  await page.goto(addressOf('during', '/search/?q=devlica'));
  await expect(results(page)).toHaveCount(20);
  await expect(status(page)).toHaveText(/^\d+ results\. These are the first 20\.$/);
  await field(page).fill('qqqqq');
  await expect(status(page)).toHaveText('Nothing found.');
  await expect(results(page)).toHaveCount(0);
});

test('the form in the menu leads to the search, in the language of the page, without loading a document', async ({
  page,
}) => {
  await page.goto(addressOf('during', '/hr/devlica/'));
  await waitForRuntime(page);
  await page.evaluate(() => document.body.setAttribute('data-same-load', ''));
  await page.locator('.site-search input').fill('vinograd');
  await page.locator('.site-search input').press('Enter');
  await expect(page).toHaveURL(addressOf('during', '/hr/search/?q=vinograd'));
  await expect(results(page).first()).toHaveText('Model u vinogradu');
  await expect(page.locator('body')).toHaveAttribute('data-same-load', '');
});

test('nothing is loaded before the field is used, and the index only once', async ({ page }) => {
  const requests = searchRequests(page);
  await page.goto(addressOf('during', '/search/'));
  await waitForRuntime(page);
  await page.mouse.wheel(0, 400);
  expect(requests).toEqual([]);
  await field(page).focus();
  await expect.poll(() => requests).toEqual(['/assets/island-search', '/search/en.json']);
  await field(page).fill('loom');
  await expect(results(page)).not.toHaveCount(0);
  expect(requests).toHaveLength(2);
});

test('if the index cannot be loaded, the list of all years stays, and the next key tries again', async ({
  page,
  complaints,
}) => {
  let isBroken = true;
  await page.route('**/search/en.json', (route) => (isBroken ? route.abort() : route.fallback()));
  await page.goto(addressOf('during', '/search/?q=loom'));
  await expect(status(page)).toHaveText(/^The search could not be loaded/);
  await expect(page.locator('.search-all')).toBeVisible();
  isBroken = false;
  await field(page).press('End');
  await field(page).press('s');
  await expect(results(page).first()).toBeVisible();
  complaints.splice(0);
});

for (const { width, scheme, path } of [
  { width: 320, scheme: 'dark', path: '/hr/search/?q=mreže' },
  { width: 1280, scheme: 'light', path: '/search/?q=loom' },
] as const) {
  test(`axe finds nothing among results, which fit into ${width} pixels (${scheme})`, async ({ page }) => {
    await withAxe(page);
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(addressOf('during', path));
    await expect(results(page).first()).toBeVisible();
    await expect(status(page)).toHaveText(/^\d+ re[sz]ult/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await withoutOrnaments(page);
    expect(await axeFindings(page)).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form in the menu leads to a list of all years', async ({ page }) => {
    await page.goto(addressOf('during', '/devlica/'));
    await page.locator('.site-search input').fill('loom');
    await page.locator('.site-search button').click();
    await expect(page).toHaveURL(addressOf('during', '/search/?q=loom'));
    await expect(field(page)).toBeHidden();
    await page.locator('main a[href="/devlica/2019/#schedule"]').click();
    await expect(page).toHaveURL(addressOf('during', '/devlica/2019/#schedule'));
  });
});
