import type { Page } from '@playwright/test';
import { INSTANT_NAMES } from '../support/instants.ts';
import { stopClock } from './clock.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf, type ServedName } from './sites.ts';

/** The page of an event on a phone: how long it is, and that what is collapsed can be reached in every way. */

const PHONE = { width: 390, height: 844 };

test.use({ serviceWorkers: 'block', viewport: PHONE, reducedMotion: 'reduce' });

/** The largest height of the page of an event, in screens of a phone. */
const MAX_SCREENS = 14;

async function open(page: Page, path: string, name: ServedName = 'before'): Promise<void> {
  await stopClock(page, msOf(name));
  await page.goto(addressOf(name, path));
  await page.clock.runFor(10_000);
  await expect(page.locator('html')).not.toHaveClass(/first-look/);
}

for (const name of INSTANT_NAMES) {
  for (const path of ['/devlica/', '/hr/devlica/', '/worklica/', '/hr/worklica/']) {
    test(`${path} is at most ${MAX_SCREENS} screens long (${name})`, async ({ page }) => {
      await open(page, path, name);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height / PHONE.height).toBeLessThanOrEqual(MAX_SCREENS);
    });
  }
}

test('tickets come before the schedule', async ({ page }) => {
  await open(page, '/devlica/');
  const idents = await page.locator('main > .section').evaluateAll((all) => all.map(({ id }) => id));
  expect(idents.indexOf('tickets')).toBeGreaterThan(-1);
  expect(idents.indexOf('tickets')).toBeLessThan(idents.indexOf('schedule'));
});

test('what a sponsor does opens by keyboard', async ({ page }) => {
  await open(page, '/devlica/');
  const sponsor = page.locator('#sponsor-nit-cloud');
  await expect(sponsor.locator('.prose')).toBeHidden();
  await sponsor.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(sponsor.locator('.prose')).toBeVisible();
  await expect(sponsor.getByRole('link', { name: 'Website' })).toBeVisible();
});

test('a link to a room opens the list of rooms', async ({ page }) => {
  await open(page, '/devlica/');
  const room = page.locator('#room-loom-hall');
  await expect(room).toBeHidden();
  await page.evaluate(() => location.assign('#room-loom-hall'));
  await page.clock.runFor(1000);
  await expect(room).toBeInViewport();
});

test('all that is collapsed is printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, '/devlica/');
  for (const part of [
    '#sponsors .prose',
    '#room-loom-hall',
    '#testimonials li',
    '#history .past-sessions',
    '#faq .prose',
  ]) {
    for (const one of await page.locator(part).all()) await expect(one).toBeVisible();
    await expect(page.locator(part)).not.toHaveCount(0);
  }
});
