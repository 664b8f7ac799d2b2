import type { Page } from '@playwright/test';
import { stopClock } from './clock.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';
import { waitForRuntime } from './visible-content.ts';

/** Client navigation is announced to screen readers: these tests record the texts of a hidden live region. */

test.use({ serviceWorkers: 'block' });

async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(msOf('before'));
  await page.goto(addressOf('before', path));
  await waitForRuntime(page);
  await page.evaluate(() => {
    const announcements: string[] = [];
    const region = document.getElementById('announcer');
    if (region === null) throw new Error('There is no region.');
    Object.assign(window, { announcements });
    new MutationObserver(() => {
      if (region.textContent !== '') announcements.push(region.textContent);
    }).observe(region, { childList: true });
  });
}

/** All announcements in this document. */
function announcementsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { readonly announcements: readonly string[] }).announcements);
}

const follow = (page: Page, href: string): Promise<void> => page.locator(`footer a[href="${href}"]`).click();

test('nothing is announced when the document is opened, because the browser does that', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole('status').and(page.locator('#announcer'))).toHaveText('');
  expect(await announcementsOn(page)).toEqual([]);
});

test('each page announces its first heading, also after back and forward', async ({ page }) => {
  await open(page, '/devlica/');
  await follow(page, '/terms/');
  await expect.poll(() => announcementsOn(page)).toEqual(['Navigated to Terms']);
  await page.goBack();
  await expect.poll(() => announcementsOn(page)).toHaveLength(2);
  await page.goForward();
  await expect
    .poll(() => announcementsOn(page))
    .toEqual(['Navigated to Terms', 'Navigated to Devlica 2026', 'Navigated to Terms']);
});

test('the same text is announced again', async ({ page }) => {
  await open(page, '/terms/');
  for (const times of [1, 2]) {
    await follow(page, '/terms/');
    await expect.poll(() => announcementsOn(page)).toEqual(Array(times).fill('Navigated to Terms'));
  }
});

test('the announcement is in the language of the page', async ({ page }) => {
  await open(page, '/terms/');
  await page.locator('.languages a[hreflang="hr"]').click();
  await expect.poll(() => announcementsOn(page)).toEqual(['Otvorena je stranica Uvjeti']);
  await expect(page.locator('#announcer:lang(hr)')).toHaveCount(1);
});

test('a page that does not exist announces that', async ({ page, complaints }) => {
  await open(page, '/hr/');
  await page.evaluate(() => {
    Object.assign(document.createElement('a'), { href: '/hr/nowhere/' }).click();
  });
  await expect.poll(() => announcementsOn(page)).toEqual(['Otvorena je stranica Stranica nije pronađena']);
  expect(page.url()).toBe(addressOf('before', '/hr/nowhere/'));
  expect(complaints.splice(0).filter((one) => !one.includes('404'))).toEqual([]);
});

test('a page without a heading announces its title', async ({ page }) => {
  await page.route(/\/page-data\/terms\/page-data-rsc\.json$/, async (route) => {
    const response = await route.fetch();
    const rendered = (await response.json()) as { readonly html: string };
    await route.fulfill({ json: { ...rendered, html: rendered.html.replace(/<h1[^>]*>.*?<\/h1>/, '<h1> </h1>') } });
  });
  await open(page, '/');
  await follow(page, '/terms/');
  await expect(page).toHaveTitle(/Terms/);
  await expect.poll(() => announcementsOn(page)).toEqual([`Navigated to ${await page.title()}`]);
});

test('several quick navigations only announce the last page', async ({ page }) => {
  await open(page, '/');
  await stopClock(page, msOf('before'));
  for (const [path, heading] of [
    ['/terms/', 'Terms'],
    ['/code/', 'Code of conduct'],
  ] as const) {
    await follow(page, path);
    await expect(page.locator('h1')).toHaveText(heading);
  }
  await page.clock.runFor(1000);
  expect(await announcementsOn(page)).toEqual(['Navigated to Code of conduct']);
});
