import type { Locator, Page } from '@playwright/test';
import { stopClock } from './clock.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';
import { recordNavigations, waitForRuntime } from './visible-content.ts';

/** If a page does not exist in the language of its address, a countdown leads to it in another language. */

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const LOST = '/hr/worklica/';
const TARGET = '/worklica/';
const SECONDS = 10;

/** Stops the clock, except for the time that a test lets pass. */
test.beforeEach(async ({ page }) => {
  await stopClock(page, msOf('before'));
});

async function open(page: Page, path = LOST): Promise<void> {
  await page.goto(addressOf('staged', path));
  await waitForRuntime(page);
}

/** Opens the page by a link on another one, in the same document. */
async function arriveByLink(page: Page): Promise<void> {
  await open(page, '/hr/');
  await page.evaluate((href) => {
    document.body.setAttribute('data-same-load', '');
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Lost' });
    document.querySelector('main')?.prepend(link);
  }, LOST);
  await page.getByRole('link', { name: 'Lost' }).click();
  await expect(page.locator('[data-countdown]')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same-load', '');
}

/** The current text of the timer. */
const timer = (page: Page): Locator => page.locator('[role="timer"] span:visible');

/** Dispatches the events of a tab that is hidden or shown. */
function turnAway(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test('it counts in words, and then shows the existing page in place of this one', async ({ page }) => {
  await page.goto(addressOf('staged', '/hr/'));
  await open(page);
  const entries = await page.evaluate(() => history.length);
  for (const words of ['za 10 sekundi', 'za 9 sekundi', 'za 8 sekundi']) {
    await expect(timer(page)).toContainText(words);
    await page.clock.runFor(1000);
  }
  await page.clock.runFor(6000);
  await expect(timer(page)).toHaveText('Stranica se otvara za 1 sekundu.');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(addressOf('staged', TARGET));
  await expect(page.locator('html')).toHaveAttribute('data-event', 'worklica');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL(addressOf('staged', '/hr/'));
});

test('it counts on a page that was reached by a link, from the start each time', async ({ page }) => {
  await arriveByLink(page);
  await page.clock.runFor(3000);
  await expect(timer(page)).toContainText('za 7 sekundi');
  await page.goBack();
  await expect(page).toHaveURL(addressOf('staged', '/hr/'));
  await expect(page.locator('[data-countdown]')).toHaveCount(0);
  await page.goForward();
  await expect(timer(page)).toContainText('za 10 sekundi');
  await page.clock.runFor(SECONDS * 1000);
  await expect(page).toHaveURL(addressOf('staged', TARGET));
  await expect(page.locator('body')).toHaveAttribute('data-same-load', '');
  await page.goBack();
  await expect(page).toHaveURL(addressOf('staged', '/hr/'));
});

test('it can be stopped, says so in place, and then stays stopped', async ({ page }) => {
  await open(page);
  await page.clock.runFor(4000);
  await page.getByRole('button', { name: 'Ostanite ovdje' }).click();
  await expect(page.getByText('Zaustavljeno. Ostajete na ovoj stranici.')).toBeFocused();
  await expect(timer(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ostanite ovdje' })).toBeHidden();
  const departures = await recordNavigations(page);
  await page.clock.runFor(60_000);
  await turnAway(page, true);
  await turnAway(page, false);
  await page.clock.runFor(60_000);
  expect(await departures()).toEqual([]);
});

test('it ends when its page is left', async ({ page }) => {
  await arriveByLink(page);
  await page.clock.runFor(5000);
  await page.locator('.site-footer a[href="/hr/terms/"]').click();
  await expect(page.locator('[data-countdown]')).toHaveCount(0);
  const departures = await recordNavigations(page);
  await page.clock.runFor(60_000);
  await turnAway(page, true);
  await turnAway(page, false);
  await page.clock.runFor(60_000);
  expect(await departures()).toEqual([]);
  await expect(page.locator('body')).toHaveAttribute('data-same-load', '');
});

test('only whole seconds in which the page is visible are counted', async ({ page }) => {
  await open(page);
  await page.clock.runFor(2900);
  await expect(timer(page)).toContainText('za 8 sekundi');
  await turnAway(page, true);
  await page.clock.runFor(60_000);
  await expect(timer(page)).toContainText('za 8 sekundi');
  await turnAway(page, false);
  await page.clock.runFor(900);
  await expect(timer(page)).toContainText('za 8 sekundi');
  await page.clock.runFor(100);
  await expect(timer(page)).toContainText('za 7 sekundi');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no countdown, but the link', async ({ page }) => {
    await page.goto(addressOf('staged', LOST));
    await expect(page.locator('[data-countdown]')).toBeHidden();
    await page.getByRole('link', { name: 'Otvorite stranicu (engleski)' }).click();
    await expect(page).toHaveURL(addressOf('staged', TARGET));
  });
});
