import type { Locator, Page } from '@playwright/test';
import { axeFindings, withAxe } from './axe-findings.ts';
import { stopClock } from './clock.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';

/** The ways to subscribe to a programme, on the pages that show it. */

test.use({ serviceWorkers: 'block', reducedMotion: 'reduce' });

const BASE = 'https://devlica.example';
const GOOGLE = `https://calendar.google.com/calendar/render?cid=${encodeURIComponent('webcal://devlica.example/devlica/2026/schedule.ics')}`;

/** Opens a page, and the part with the ways to subscribe. */
async function open(page: Page, path: string): Promise<Locator> {
  await stopClock(page, msOf('before'));
  await page.goto(addressOf('before', path));
  const part = page.locator('details:has(.subscribe)');
  await expect(part.locator('.subscribe')).toBeHidden();
  await part.locator('summary').click();
  await expect(part.locator('.subscribe')).toBeVisible();
  return part;
}

for (const path of ['/devlica/', '/devlica/schedule/']) {
  test(`${path} leads to calendar apps, to Google Calendar and to the addresses`, async ({ page }) => {
    const part = await open(page, path);
    await expect(part.locator('summary')).toHaveText('Add the whole programme to your calendar');
    const hrefs = await part.locator('a:visible').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      'webcal://devlica.example/devlica/2026/schedule.ics',
      GOOGLE,
      '/devlica/2026/schedule.ics',
      '/devlica/2026/schedule.xml',
    ]);
    await expect(part.getByRole('link', { name: `${BASE}/devlica/2026/schedule.ics` })).toBeVisible();
    await expect(part.getByRole('link', { name: `${BASE}/devlica/2026/schedule.xml` })).toBeVisible();
    await expect(part).toContainText('up to a day late');
  });
}

test('an address is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const part = await open(page, '/devlica/schedule/');
  await part.getByRole('button', { name: 'Copy the address for schedule apps' }).click();
  await expect(part.getByRole('status')).toHaveText('Address copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${BASE}/devlica/2026/schedule.xml`);
});

test('a browser that does not copy leaves it to the visitor', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const part = await open(page, '/devlica/schedule/');
  await part.getByRole('button', { name: 'Copy the calendar’s address' }).click();
  await expect(part.getByRole('status')).toContainText('would not copy');
});

test.describe('on Android', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    viewport: { width: 320, height: 640 },
  });

  test('the programme opens in Giggity, and long addresses do not widen the page', async ({ page }) => {
    await withAxe(page);
    const part = await open(page, '/devlica/schedule/');
    await expect(part.getByRole('link', { name: 'Giggity' })).toHaveAttribute(
      'href',
      `https://ggt.gaa.st/#url=${encodeURIComponent(`${BASE}/devlica/2026/schedule.xml`)}`,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.clock.resume();
    expect(await axeFindings(page, 'details:has(.subscribe)')).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the addresses are there, without buttons and without the app for Android', async ({ page }) => {
    await page.goto(addressOf('before', '/devlica/schedule/'));
    const part = page.locator('details:has(.subscribe)');
    await part.locator('summary').click();
    await expect(part.getByRole('link')).toHaveCount(4);
    await expect(part.getByRole('button')).toHaveCount(0);
  });
});
