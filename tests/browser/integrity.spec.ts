import type { Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/thoroughness.ts';
import { countDocuments } from './navigated.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';
import { waitForRuntime } from './visible-content.ts';

/** A file that was changed after the build is not used, and the page works without it. */

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 700 } });

/** Appends a byte to these files, as if somebody had changed them on the way. */
async function change(page: Page, files: RegExp): Promise<void> {
  await page.route(files, async (route) => {
    const response = await fetch(route.request().url());
    const contentType = response.headers.get('content-type') ?? '';
    await route.fulfill({ contentType, body: `${await response.text()}\n` });
  });
}

/** Removes the browser's expected complaints about changed files. Fails if there are none. */
function expectRefused(complaints: string[], files: RegExp): void {
  const isRefusal = (complaint: string): boolean =>
    files.test(complaint) && /integrity|dynamically imported|ERR_FAILED|failed: undefined/.test(complaint);
  expect(complaints.filter((complaint) => isRefusal(complaint) && complaint.includes('integrity'))).not.toEqual([]);
  expect(complaints.filter((complaint) => !isRefusal(complaint))).toEqual([]);
  complaints.length = 0;
}

const isStyled = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--linen') !== '');

test('unchanged files are used', async ({ page }) => {
  await page.goto(addressOf('during', '/devlica/'));
  await waitForRuntime(page);
  expect(await isStyled(page)).toBe(true);
});

/** Opens a page that loads itself again, since a file of its own is not used, and waits for that. */
async function openTwice(page: Page): Promise<void> {
  const documents = countDocuments(page);
  await page.goto(addressOf('during', '/devlica/'));
  await expect.poll(documents).toBe(2);
}

test('a changed stylesheet is not used', async ({ page, complaints }) => {
  const stylesheet = /\/assets\/style-index-/;
  await change(page, stylesheet);
  await openTwice(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isStyled(page)).toBe(false);
  expectRefused(complaints, stylesheet);
});

test('a changed runtime does not run', async ({ page, complaints }) => {
  const runtime = /\/assets\/runtime-/;
  await change(page, runtime);
  await openTwice(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-island-state]')).toHaveCount(0);
  expectRefused(complaints, runtime);
});

test('the runtime starts in a browser that does not preload it', async ({ page }) => {
  await page.route(/\/devlica\/$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('rel="modulepreload"', 'rel="unknown"') });
  });
  await page.goto(addressOf('during', '/devlica/'));
  await waitForRuntime(page);
});

for (const { what, files } of [
  { what: 'island', files: /\/assets\/island-schedule-filter-/ },
  { what: 'chunk that islands share', files: /\/assets\/chunk-/ },
]) {
  test(`with a changed ${what} no island wakes`, FULL_RUN_ONLY, async ({ page, complaints }) => {
    await page.clock.setFixedTime(msOf('during'));
    await change(page, files);
    const documents = countDocuments(page);
    await page.goto(addressOf('during', '/devlica/'));
    const island = page.locator('[data-island="schedule-filter"]').first();
    await island.scrollIntoViewIfNeeded();
    await expect.poll(documents).toBe(2);
    await expect(island).toHaveAttribute('data-island-state', 'failed');
    await expect(island.locator('.row:visible').first()).toBeVisible();
    expectRefused(complaints, files);
  });
}
