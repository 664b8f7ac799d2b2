import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './quiet-test.ts';
import { settled } from './seen.ts';
import { addressOf } from './sites.ts';
import { answerAsGoogle, type Outside, watchOutside } from './third-parties.ts';

/** Page views are counted for those who said yes, and for nobody else. Google's part is played by a stand-in. */

test.use({ serviceWorkers: 'block' });

const TAG = 'https://www.googletagmanager.com/gtag/js?id=G-STITCHES00';
const YEAR_SECONDS = 31_536_000;

let outside: Outside;
test.beforeEach(async ({ context, complaints }) => {
  outside = watchOutside(context, complaints);
  await answerAsGoogle(context);
});
test.afterEach(() => outside.forgive(/^https:\/\/(?:www\.googletagmanager\.com|region1\.google-analytics\.com)\//));

const box = (page: Page) => page.locator('[data-consent]');
const footerButton = (page: Page) => page.locator('[data-consent-button]');
const answer = (page: Page, name: string) => box(page).getByRole('button', { name, exact: true }).click();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(addressOf('before', path));
  await settled(page);
}

/** Follows a link of the header, and waits for its page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`header a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(addressOf('before', path));
}

/** Goes to an address, and waits until its page has taken the place of the present one in the same document. */
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

test('before an answer nobody else is asked for anything, and nothing is kept', async ({ page, context }) => {
  await open(page, '/');
  await expect(box(page)).toBeVisible();
  await follow(page, '/devlica/');
  await expect(box(page)).toBeVisible();
  expect(outside.asked).toEqual([]);
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

test('after a yes the tag is asked for once, and each page is counted as it is shown', async ({ page }) => {
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
  expect(outside.asked.filter((url) => url === TAG)).toHaveLength(1);
  await page.reload();
  await expectViews(['/', '/devlica/', '/', '/']);
  await expect(box(page)).toBeHidden();
});

test('another place on the page, another query and the same page again are not counted', async ({ page }) => {
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

test('a page that is not there is counted under the address that was asked for', async ({ page, complaints }) => {
  await open(page, '/');
  await answer(page, 'Accept');
  await expectViews(['/']);
  await page.goto(addressOf('before', '/no/such/page/'));
  await expectViews(['/', '/no/such/page/']);
  expect(outside.views()[1]?.['page_title']).toBe(await page.title());
  complaints.splice(0, Infinity, ...complaints.filter((complaint) => !complaint.includes('/no/such/page/')));
});

test('the answer is the only thing kept, in a cookie of a year', async ({ page, context }) => {
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

test('after a no nothing is asked for, and it is remembered', async ({ page }) => {
  await open(page, '/');
  await answer(page, 'Decline');
  await follow(page, '/devlica/');
  await page.reload();
  await settled(page);
  await expect(box(page)).toHaveAttribute('data-consent', 'declined');
  await expect(box(page)).toBeHidden();
  expect(outside.asked).toEqual([]);
});

test('the answer is changed from the footer: a no to a yes', async ({ page }) => {
  await open(page, '/');
  await answer(page, 'Decline');
  await footerButton(page).click();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toContainText('At present nothing is counted.');
  await answer(page, 'Accept');
  await expect(footerButton(page)).toBeFocused();
  await expectViews(['/']);
  await footerButton(page).click();
  await expect(box(page)).toContainText('At present they are counted.');
  await answer(page, 'Close');
  await expect(box(page)).toBeHidden();
  await follow(page, '/devlica/');
  await expectViews(['/', '/devlica/']);
});

test('a yes that is taken back ends the counting at once, and takes the cookies along', async ({ page, context }) => {
  await open(page, '/');
  await answer(page, 'Accept');
  await expectViews(['/']);
  const kept = await context.cookies();
  expect(kept.map(({ name }) => name).sort()).toEqual(['_ga', '_ga_STITCHES00', 'analytics-consent']);
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
  test(`a browser that says ${JSON.stringify(signal)} is not asked, and the footer says why`, async ({
    page,
    context,
  }) => {
    await page.addInitScript((said) => {
      for (const [name, value] of Object.entries(said))
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
    expect(outside.asked).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
}

test('the question fits a narrow screen and stays off paper', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/hr/devlica/');
  await expect(box(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(box(page).getByRole('button', { name: 'Odbijam' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(box(page)).toBeHidden();
});
