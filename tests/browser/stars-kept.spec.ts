import type { Locator, Page } from '@playwright/test';
import jsQr from 'jsqr';
import sharp from 'sharp';
import { forbidStorage } from './forbid-storage.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';

/** After the third star, the page offers to keep them: a link and a QR code take them to another browser. */

test.use({ serviceWorkers: 'block', viewport: { width: 320, height: 640 } });

const KEY = 'conf-site-stars:devlica/2026';
const offer = (page: Page): Locator => page.locator('.keep-offer');
const menu = (page: Page): Locator => page.locator('.keep-stars');

async function open(page: Page, address: string): Promise<void> {
  await page.clock.setFixedTime(msOf('during'));
  await page.goto(address);
  await expect(page.locator('[data-schedule]')).toHaveAttribute('data-board', 'ready');
  const decline = page.locator('.consent [value="declined"]');
  if (await decline.isVisible()) await decline.click();
  await expect(page.locator('[data-schedule]')).toHaveAttribute('data-board', 'ready');
}

const schedulePage = (language = ''): string => addressOf('during', `${language}/devlica/schedule/`);

/** Stars the first sessions, and returns their idents. */
async function star(page: Page, count: number): Promise<readonly string[]> {
  const stars = (await page.locator('[data-star]').all()).slice(0, count);
  for (const one of stars) await one.click();
  return Promise.all(stars.map(async (one) => (await one.getAttribute('data-star')) ?? ''));
}

const storedStars = (page: Page): Promise<readonly string[]> =>
  page.evaluate((key) => (localStorage.getItem(key) ?? '').split(','), KEY);

/** What a QR reader reads from a picture. */
async function textIn(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  // The package is CommonJS, and its types describe an ES module.
  const read = jsQr as unknown as typeof jsQr.default;
  return read(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('the third star brings the offer, which moves nothing, and stays away once it is declined', async ({ page }) => {
  await open(page, schedulePage());
  await star(page, 2);
  await expect(offer(page)).toHaveCount(0);
  const third = page.locator('[data-star]').nth(2);
  await third.click();
  await expect(offer(page).getByRole('status')).toContainText('only in this browser');
  const top = (): Promise<number> => third.evaluate((one) => one.getBoundingClientRect().top);
  const before = await top();
  await offer(page).getByRole('button', { name: 'No, thanks' }).click();
  await expect(offer(page)).toHaveCount(0);
  expect(await top()).toBe(before);
  await page.reload();
  await expect(page.locator('[data-schedule]')).toHaveAttribute('data-board', 'ready');
  await star(page, 1);
  await star(page, 1);
  await expect(offer(page)).toHaveCount(0);
});

test('a star that the browser cannot store is said not to be kept', async ({ page }) => {
  await forbidStorage(page);
  await open(page, schedulePage());
  const lost = page.locator('.form-state', { hasText: 'This browser stores nothing for this site' });
  await expect(lost).toHaveCount(0);
  await star(page, 1);
  await expect(page.locator('[data-star]').first()).toHaveAttribute('aria-pressed', 'true');
  await expect(lost).toBeVisible();
  const said = page.getByText('This browser stores nothing for this site').filter({ visible: true });
  for (const index of [1, 2]) await page.locator('[data-star]').nth(index).click();
  await expect(offer(page)).toBeVisible();
  await expect(said).toHaveCount(1);
  await offer(page).getByRole('button', { name: 'No, thanks' }).click();
  await expect(said).toHaveCount(1);
  for (const index of [0, 1, 2]) await page.locator('[data-star]').nth(index).click();
  await expect(lost).toHaveCount(0);

  await page.goto(addressOf('during', '/hr/devlica/2026/sessions/two-banks-2/'));
  const island = page.locator('[data-island="session-star"]');
  await expect(island).toHaveAttribute('data-island-state', 'ready');
  await expect(island.locator('p')).toBeHidden();
  await island.getByRole('button').click();
  await expect(island.locator('p')).toContainText('Ovaj preglednik za ove stranice ne sprema ništa');
  await expect(island.locator('p')).toBeVisible();
});

test('a link takes the stars to another browser, which keeps its own', async ({ page, browser }) => {
  await open(page, schedulePage());
  const idents = await star(page, 3);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await offer(page).getByRole('button', { name: 'Keep them safe' }).click();
  await expect(menu(page)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  const link = await menu(page).getByRole('textbox').inputValue();
  expect(link).toMatch(/\/devlica\/schedule\/#stars=[\w-]{12}$/);
  await expect(menu(page).locator('svg')).toBeVisible();
  expect(asked.join(' ')).not.toContain('stars=');

  const context = await browser.newContext();
  const other = await context.newPage();
  await open(other, schedulePage('/hr'));
  const own = await other.locator('[data-star]').nth(4).getAttribute('data-star');
  await other.locator('[data-star]').nth(4).click();
  await open(other, link.replace('#', '?other#'));
  await expect(other.locator('.shared-stars')).toContainText('Starred sessions: 3');
  await other.getByRole('button', { name: 'Add them to my stars' }).click();
  expect(await storedStars(other)).toEqual([own, ...idents]);
  expect(other.url()).not.toContain('stars');
  await context.close();
});

test('a phone reads the QR code from the screen of a narrow phone', async ({ page }) => {
  await open(page, schedulePage());
  await star(page, 8);
  await page.locator('[data-more-tools]').click();
  await expect(page.locator('.tools-note')).toContainText('only in this browser');
  await page.getByRole('button', { name: 'Keep or share my stars' }).click();
  const code = menu(page).locator('svg');
  await code.scrollIntoViewIfNeeded();
  await expect(code).toBeInViewport({ ratio: 1 });
  const link = await menu(page).getByRole('textbox').inputValue();
  expect(await textIn(await page.screenshot())).toBe(link);
});

test('a code that would be too large is left out, and the link still has every star', async ({ page }) => {
  const stars = Array.from({ length: 80 }, (_, index) => `session-${index}`);
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key as string, value as string),
    [KEY, stars.join(',')],
  );
  await open(page, schedulePage());
  await offer(page).getByRole('button', { name: 'Keep them safe' }).click();
  await expect(menu(page)).toContainText('too many stars for a QR code');
  await expect(menu(page).locator('svg')).toHaveCount(0);
  expect(await menu(page).getByRole('textbox').inputValue()).toMatch(/#stars=[\w-]{320}$/);
});
