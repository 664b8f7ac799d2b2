import type { Page } from '@playwright/test';
import { isFull } from '../support/thoroughness.ts';
import { HOUR_MS } from './clock.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, builtPage, msOf, type ServedName } from './sites.ts';
import { recordNavigations, waitForRuntime } from './visible-content.ts';

/** The page behind the QR code redirects to the target that content sets for the present time. */

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const SHOP = 'https://tickets.example/devlica-2026';

/** The address of the page itself. `addressOf` gives the one with a request to stay, for readers of the page. */
const qrAddress = (name: ServedName, path = '/qr/'): string => addressOf(name, path).replace('?stay', '');

/** Opens the page, which redirects before it has been loaded. */
async function openQr(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
}

/** The ticket shop, which is another site. */
async function openShop(page: Page): Promise<void> {
  await page.route(SHOP, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' }));
}

const expectShopRequest = (complaints: string[]): void => {
  expect(complaints.splice(0)).toContain(`${SHOP}: another site`);
};

for (const { at, path, target } of [
  { at: 'during', path: '/qr/', target: '/devlica/#schedule' },
  { at: 'during', path: '/hr/qr/', target: '/hr/devlica/#schedule' },
  { at: 'after', path: '/qr/', target: '/devlica/' },
  { at: 'after', path: '/hr/qr/', target: '/hr/devlica/' },
] as const) {
  test(`opened ${at} the event, ${path} redirects to ${target}, whenever it was built`, async ({ page }) => {
    await page.clock.setFixedTime(msOf(at));
    for (const built of isFull ? (['before', at] as const) : (['before'] as const)) {
      await openQr(page, qrAddress(built, path));
      await expect(page).toHaveURL(addressOf(built, target));
    }
  });
}

test('before the event it redirects to the shop, which is another site', async ({ page, complaints }) => {
  await page.clock.setFixedTime(msOf('before'));
  await openShop(page);
  await page.goto(addressOf('before', '/'));
  await openQr(page, qrAddress('before'));
  await expect(page).toHaveURL(SHOP);
  await page.goBack();
  await expect(page).toHaveURL(addressOf('before', '/'));
  expectShopRequest(complaints);
});

test('it is skipped when going back', async ({ page }) => {
  await page.clock.setFixedTime(msOf('after'));
  await page.goto(addressOf('before', '/'));
  await openQr(page, qrAddress('before'));
  await expect(page).toHaveURL(addressOf('before', '/devlica/'));
  await page.goBack();
  await expect(page).toHaveURL(addressOf('before', '/'));
});

test('it redirects within the document if it was reached by a link, and is skipped when going back', async ({
  page,
}) => {
  await page.clock.setFixedTime(msOf('after'));
  await page.goto(addressOf('before', '/terms/'));
  await waitForRuntime(page);
  await page.evaluate(() => {
    document.body.setAttribute('data-same-load', '');
    const link = Object.assign(document.createElement('a'), { href: '/qr/', textContent: 'The code' });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'The code' }).click();
  await expect(page).toHaveURL(addressOf('before', '/devlica/'));
  await expect(page.locator('html')).toHaveAttribute('data-event', 'devlica');
  await page.goBack();
  await expect(page).toHaveURL(addressOf('before', '/terms/'));
  await expect(page.locator('body')).toHaveAttribute('data-same-load', '');
});

test('an open page redirects to the new target at a boundary', async ({ page, complaints }) => {
  const [boundary = 0] = [...builtPage('before', '/qr/').matchAll(/data-when="\.\.(\d+)"[^>]*data-qr="tickets"/g)].map(
    ([, until]) => Number(until) * 1000,
  );
  await page.route(SHOP, (route) => route.fulfill({ status: 204 }));
  await page.clock.install({ time: boundary - HOUR_MS });
  const request = page.waitForRequest(SHOP);
  await openQr(page, qrAddress('before'));
  await request;
  const departures = await recordNavigations(page);
  await page.clock.pauseAt(boundary - 1000);
  expect(await departures()).toEqual([]);
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(addressOf('before', '/devlica/#schedule'));
  expectShopRequest(complaints);
});

test('no query makes it redirect to an unlisted target', async ({ page }) => {
  await page.clock.setFixedTime(msOf('after'));
  const evil = encodeURIComponent('https://evil.example/');
  for (const more of [`?url=${evil}`, `?to=//evil.example&target=${evil}`, '#https://evil.example/', '#sponsors']) {
    await openQr(page, qrAddress('before') + more);
    await expect(page).toHaveURL(addressOf('before', '/devlica/'));
  }
});

test('with a request to stay it shows its target, and does not redirect at a boundary either', async ({ page }) => {
  await page.clock.install({ time: msOf('before') });
  await page.goto(addressOf('before', '/qr/'));
  await waitForRuntime(page);
  const departures = await recordNavigations(page);
  await expect(page.locator('[data-qr]:visible a')).toHaveAttribute('href', SHOP);
  await page.clock.pauseAt(msOf('during'));
  await expect(page.locator('[data-qr]:visible a')).toHaveAttribute('href', '/devlica/#schedule');
  expect(await departures()).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link is shown, as of the build', async ({ page }) => {
    await page.goto(qrAddress('during'));
    await page.getByRole('link', { name: "Today's schedule" }).click();
    await expect(page).toHaveURL(addressOf('during', '/devlica/#schedule'));
  });
});
