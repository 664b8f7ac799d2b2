import type { Locator, Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/thoroughness.ts';
import { forbidStorage } from './forbid-storage.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf, type ServedName } from './sites.ts';
import { waitForLayout, waitForRuntime } from './visible-content.ts';

/** The language that a visitor chose is stored and offered. It never changes the language of an address. */

test.use({ serviceWorkers: 'block' });

const KEY = 'conf-site-language';
const CROATIAN = 'Čitajte na hrvatskom';
const ENGLISH = 'Read in English';

test.beforeEach(({ page }) => page.clock.setFixedTime(msOf('before')));

async function open(page: Page, path: string, name: ServedName = 'before'): Promise<void> {
  await page.goto(addressOf(name, path));
  await waitForRuntime(page);
}

/** Opens an address as a visitor who has chosen a language before. */
async function openWith(page: Page, language: string, path: string, name: ServedName = 'before'): Promise<void> {
  await page.goto(addressOf(name, '/robots.txt'));
  await page.evaluate(([key, choice]) => localStorage.setItem(key, choice), [KEY, language] as const);
  await open(page, path, name);
}

const saved = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), KEY);
const offers = (page: Page): Locator => page.locator('.language-offer:visible');
const languageLink = (page: Page, name: string): Locator => page.locator('.languages').getByRole('link', { name });

test('following a language link stores the language, and nothing is offered', async ({ page }) => {
  await open(page, '/devlica/');
  expect(await saved(page)).toBeNull();
  await languageLink(page, 'Hrvatski').click();
  await expect(page).toHaveURL(addressOf('before', '/hr/devlica/'));
  expect(await saved(page)).toBe('hr');
  await expect(offers(page)).toHaveCount(0);
  await languageLink(page, 'English').click();
  await expect(page).toHaveURL(addressOf('before', '/devlica/'));
  expect(await saved(page)).toBe('en');
  await expect(offers(page)).toHaveCount(0);
});

for (const { language, path, words, target } of [
  { language: 'hr', path: '/devlica/', words: CROATIAN, target: '/hr/devlica/' },
  { language: 'en', path: '/hr/terms/', words: ENGLISH, target: '/terms/' },
]) {
  test(`${path} does not redirect visitors who chose ${language}, but links to that language in its words`, async ({
    page,
  }) => {
    await openWith(page, language, path);
    await expect(page).toHaveURL(addressOf('before', path));
    await expect(offers(page)).toHaveCount(1);
    await expect(offers(page)).toHaveAttribute('lang', language);
    await page.getByRole('link', { name: words }).click();
    await expect(page).toHaveURL(addressOf('before', target));
    await expect(offers(page)).toHaveCount(0);
  });
}

test('the offer leads to the same anchor, and is updated by client navigation', FULL_RUN_ONLY, async ({ page }) => {
  await openWith(page, 'hr', '/devlica/#venue');
  const link = page.getByRole('link', { name: CROATIAN });
  await expect(link).toHaveJSProperty('href', addressOf('before', '/hr/devlica/#venue'));
  await page.evaluate(() => document.body.setAttribute('data-same-load', ''));
  await page.locator('.events-menu [data-event="worklica"] a').click();
  await expect(link).toHaveJSProperty('href', addressOf('before', '/hr/worklica/'));
  await expect(page.locator('body')).toHaveAttribute('data-same-load', '');
});

test('a declined offer does not return until a language link is followed again', async ({ page }) => {
  await openWith(page, 'hr', '/');
  await page.getByRole('button', { name: 'Ne pitajte više' }).click();
  await expect(offers(page)).toHaveCount(0);
  await page.reload();
  await waitForRuntime(page);
  await expect(offers(page)).toHaveCount(0);
  await page.locator('.events-menu [data-event="devlica"] a').click();
  await expect(page).toHaveURL(addressOf('before', '/devlica/'));
  await expect(offers(page)).toHaveCount(0);
  await languageLink(page, 'Hrvatski').click();
  await expect(page).toHaveURL(addressOf('before', '/hr/devlica/'));
  await open(page, '/');
  await expect(offers(page)).toHaveCount(1);
});

for (const width of [320, 1280]) {
  test(`the offer moves nothing, fits, and is reached by keyboard before the menus (${width} pixels)`, async ({
    page,
  }) => {
    const places = async (): Promise<readonly number[]> => {
      await waitForLayout(page);
      return page.evaluate(() =>
        ['h1', 'main', 'footer'].map((one) => document.querySelector(one)?.getBoundingClientRect().y ?? 0),
      );
    };
    await page.setViewportSize({ width, height: 700 });
    await open(page, '/devlica/');
    const without = await places();
    await openWith(page, 'hr', '/devlica/');
    expect(await places()).toEqual(without);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.locator('.brand').focus();
    if (width === 320) await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: CROATIAN })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(offers(page)).toHaveCount(0);
  });
}

test('a language in which the page does not exist is not offered', async ({ page }) => {
  await openWith(page, 'hr', '/worklica/', 'staged');
  await expect(offers(page)).toHaveCount(0);
  await openWith(page, 'hr', '/', 'staged');
  await expect(offers(page)).toHaveCount(1);
});

test('the page about a missing translation has no second offer', async ({ page }) => {
  await openWith(page, 'en', '/hr/worklica/', 'staged');
  await expect(page.locator('[data-countdown]')).toBeVisible();
  await expect(offers(page)).toHaveCount(0);
});

test('a language that the site does not have is not offered', async ({ page }) => {
  await openWith(page, 'x"]', '/');
  await expect(offers(page)).toHaveCount(0);
});

test('language links work even if storage is forbidden', async ({ page }) => {
  await forbidStorage(page);
  await open(page, '/');
  await languageLink(page, 'Hrvatski').click();
  await expect(page).toHaveURL(addressOf('before', '/hr/'));
  await expect(offers(page)).toHaveCount(0);
});
