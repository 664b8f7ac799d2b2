import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './quiet-test.ts';
import { addressOf } from './sites.ts';
import { answerAsGoogle, type ExternalRequests, recordExternalRequests } from './third-parties.ts';
import { waitForRuntime } from './visible-content.ts';

/** Page views are only counted for visitors who consented. A fake replaces Google. */

test.use({ serviceWorkers: 'block' });

const TAG = 'https://www.googletagmanager.com/gtag/js?id=G-STITCHES00';
const YEAR_SECONDS = 31_536_000;

let outside: ExternalRequests;
test.beforeEach(async ({ context, complaints }) => {
  outside = recordExternalRequests(context, complaints);
  await answerAsGoogle(context);
});
test.afterEach(() => outside.allow(/^https:\/\/(?:www\.googletagmanager\.com|region1\.google-analytics\.com)\//));

const box = (page: Page) => page.locator('[data-consent]');
const footerButton = (page: Page) => page.locator('[data-consent-button]');
const answer = (page: Page, name: string) => box(page).getByRole('button', { name, exact: true }).click();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(addressOf('before', path));
  await waitForRuntime(page);
}

/** Follows a link in the header, and waits for its page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`header a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(addressOf('before', path));
}

/** Navigates to an address in the same document, and waits for its page. */
async function goInPlace(page: Page, to: string): Promise<void> {
  await page.evaluate((url) => {
    document.querySelector('main > *')?.setAttribute('data-former', '');
    location.assign(url);
  }, to);
  await expect(page.locator('main > [data-former]')).toHaveCount(0);
}

async function expectViews(paths: readonly string[]): Promise<void> {
  await expect
    .poll(() => outside.views().map(({ page_location }) => page_location))
    .toEqual(paths.map((path) => addressOf('before', path)));
}

const cookieNames = async (context: BrowserContext): Promise<readonly string[]> =>
  (await context.cookies()).map(({ name }) => name).sort();

test('before an answer there are no requests to other sites, and nothing is stored', async ({ page, context }) => {
  await open(page, '/');
  await expect(box(page)).toBeVisible();
  await follow(page, '/devlica/');
  await expect(box(page)).toBeVisible();
  expect(outside.urls).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test('the question takes no focus, comes first after the skip link, and is in the language of the page', async ({
  page,
}) => {
  await open(page, '/');
  await expect(box(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(box(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(box(page).getByRole('button', { name: 'Accept' })).toBeFocused();
  await page.locator('.languages a[hreflang="hr"]').first().click();
  await expect(box(page).getByRole('button', { name: 'Prihvaćam' })).toBeVisible();
  await expect(box(page).getByRole('link')).toHaveAttribute('href', '/hr/privacy/');
});

test('after consent the tag is loaded once, and each page is counted when it is shown', async ({ page }) => {
  await open(page, '/');
  await answer(page, 'Accept');
  await expect(box(page)).toBeHidden();
  await expectViews(['/']);
  expect(outside.views()[0]).toMatchObject({ page_title: await page.title(), page_referrer: '' });
  await follow(page, '/devlica/');
  await expectViews(['/', '/devlica/']);
  expect(outside.views()[1]).toMatchObject({
    page_title: await page.title(),
    page_referrer: addressOf('before', '/'),
  });
  await page.goBack();
  await expectViews(['/', '/devlica/', '/']);
  expect(outside.urls.filter((url) => url === TAG)).toHaveLength(1);
  await page.reload();
  await expectViews(['/', '/devlica/', '/', '/']);
  await expect(box(page)).toBeHidden();
});

test('another anchor on the page, another query and the same page again are not counted', async ({ page }) => {
  await open(page, '/devlica/');
  await answer(page, 'Accept');
  await expectViews(['/devlica/']);
  await page.evaluate(() => location.assign('#schedule'));
  await goInPlace(page, '?token=7f3k');
  await goInPlace(page, '?token=7f3k');
  await follow(page, '/worklica/');
  await expectViews(['/devlica/', '/worklica/']);
  expect(JSON.stringify(outside.views())).not.toContain('7f3k');
});

test('a page that does not exist is counted with the requested address', async ({ page, complaints }) => {
  await open(page, '/');
  await answer(page, 'Accept');
  await expectViews(['/']);
  await page.goto(addressOf('before', '/no/such/page/'));
  await expectViews(['/', '/no/such/page/']);
  expect(outside.views()[1]?.['page_title']).toBe(await page.title());
  complaints.splice(0, Infinity, ...complaints.filter((complaint) => !complaint.includes('/no/such/page/')));
});

test('only the answer is stored, in a cookie for one year', async ({ page, context }) => {
  await open(page, '/');
  const before = Date.now() / 1000;
  await answer(page, 'Decline');
  await expect(box(page)).toBeHidden();
  const [cookie, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({
    name: 'analytics-consent',
    value: 'declined',
    domain: '127.0.0.1',
    path: '/',
    sameSite: 'Lax',
    secure: false,
  });
  const lifetime = (cookie?.expires ?? 0) - before;
  expect(lifetime).toBeGreaterThanOrEqual(YEAR_SECONDS - 1);
  expect(lifetime).toBeLessThan(YEAR_SECONDS + (Date.now() / 1000 - before) + 1);
});

test('after a refusal nothing is requested, and the refusal is remembered', async ({ page }) => {
  await open(page, '/');
  await answer(page, 'Decline');
  await follow(page, '/devlica/');
  await page.reload();
  await waitForRuntime(page);
  await expect(box(page)).toHaveAttribute('data-consent', 'declined');
  await expect(box(page)).toBeHidden();
  expect(outside.urls).toEqual([]);
});

test('the answer can be changed from no to yes in the footer', async ({ page }) => {
  await open(page, '/');
  await answer(page, 'Decline');
  await footerButton(page).click();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toContainText('At the moment, nothing is counted.');
  await answer(page, 'Accept');
  await expect(footerButton(page)).toBeFocused();
  await expectViews(['/']);
  await footerButton(page).click();
  await expect(box(page)).toContainText('At the moment, the pages you open are counted.');
  await answer(page, 'Close');
  await expect(box(page)).toBeHidden();
  await follow(page, '/devlica/');
  await expectViews(['/', '/devlica/']);
});

test('withdrawing consent ends the counting immediately, and deletes the cookies', async ({ page, context }) => {
  await open(page, '/');
  await answer(page, 'Accept');
  await expectViews(['/']);
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual(['_ga', '_ga_STITCHES00', 'analytics-consent']);
  await footerButton(page).click();
  await answer(page, 'Decline');
  expect(await cookieNames(context)).toEqual(['analytics-consent']);
  await follow(page, '/devlica/');
  await expect(box(page)).toHaveAttribute('data-consent', 'declined');
  await footerButton(page).click();
  await answer(page, 'Accept');
  await expectViews(['/', '/devlica/']);
});

for (const signal of [{ doNotTrack: '1' }, { globalPrivacyControl: true }]) {
  test(`the question is not shown with ${JSON.stringify(signal)}, and the footer says why`, async ({
    page,
    context,
  }) => {
    await page.addInitScript((signals) => {
      for (const [name, value] of Object.entries(signals))
        Object.defineProperty(Navigator.prototype, name, { get: () => value });
    }, signal);
    await open(page, '/');
    await expect(box(page)).toHaveAttribute('data-consent', 'refused');
    await expect(box(page)).toBeHidden();
    await footerButton(page).click();
    await expect(box(page)).toContainText('Your browser asks not to be tracked.');
    await expect(box(page).getByRole('button')).toHaveText(['Close']);
    await answer(page, 'Close');
    await follow(page, '/devlica/');
    expect(outside.urls).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
}

test('the question fits a narrow screen and is not printed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/hr/devlica/');
  await expect(box(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(box(page).getByRole('button', { name: 'Odbijam' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(box(page)).toBeHidden();
});
