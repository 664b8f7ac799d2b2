import type { Page } from '@playwright/test';
import { expect, test } from './quiet-test.ts';
import { addressOf } from './sites.ts';

/**
 * A page that is opened at its top lays out its first screen, and the rest as it is needed. The clock stays the
 * browser's: Playwright's takes away what tells how a page was opened, and nothing on a past year's page depends on it.
 */

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 700 } });

const PATH = '/devlica/2025/';

/** How tall the page is taken to be, and how tall it is once all of it is laid out. */
function heights(page: Page): Promise<{ taken: number; whole: number }> {
  return page.evaluate(() => {
    const taken = document.documentElement.scrollHeight;
    const isFirstLook = document.documentElement.classList.replace('first-look', 'whole');
    const whole = document.documentElement.scrollHeight;
    if (isFirstLook) document.documentElement.classList.replace('whole', 'first-look');
    return { taken, whole };
  });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(addressOf('before', path));
}

test('what is far below the first screen is not laid out', async ({ page }) => {
  await open(page, PATH);
  const { taken, whole } = await heights(page);
  expect(taken).not.toBe(whole);
});

test('nothing of it is left out of the text, or of the way of a keyboard', async ({ page }) => {
  await open(page, PATH);
  const last = page.locator('main a[href]').last();
  expect(await page.locator('main').innerText()).toContain((await last.innerText()).trim());
  await page.locator('.site-footer a').first().focus();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
});

test('a visitor who goes on leaves a page as tall as it is, and comes back to the same place', async ({ page }) => {
  await open(page, PATH);
  const link = page.locator('.section-speakers a[href]').last();
  await link.scrollIntoViewIfNeeded();
  const top = (): Promise<number> => link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await link.click();
  await expect(page.locator('h1')).not.toContainText('2025');
  await page.goBack();
  await expect(page.locator('h1')).toContainText('2025');
  await expect.poll(top).toBe(before);
});

test('a link to a place far below leads there', async ({ page }) => {
  await open(page, PATH);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#sponsors', textContent: 'sponsors' });
    document.querySelector('h1')?.append(link);
  });
  await page.getByRole('link', { name: 'sponsors', exact: true }).first().click();
  const top = (): Promise<number> =>
    page.locator('#sponsors').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(150);
});

for (const [name, reopen] of [
  ['that is opened at a place', (page: Page) => open(page, `${PATH}#sponsors`)],
  ['that is loaded again', (page: Page) => open(page, PATH).then(() => page.reload())],
] as const) {
  test(`a page ${name} is laid out whole`, async ({ page }) => {
    await reopen(page);
    const { taken, whole } = await heights(page);
    expect(taken).toBe(whole);
  });
}
