import { expect, test } from './quiet-test.ts';
import { addressOf } from './sites.ts';
import { waitForRuntime } from './visible-content.ts';

/** Pages load the stylesheets that they use, and navigation loads those of the next page before showing it. */

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 700 } });

test('navigation shows a page once its stylesheets are loaded', async ({ page }) => {
  const loaded: string[] = [];
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/style-/, async (route) => {
    const [, name = ''] = /style-([a-z]+)/.exec(route.request().url()) ?? [];
    loaded.push(name);
    if (name === 'events') await released;
    await route.continue();
  });
  await page.goto(addressOf('during', '/imprint/'));
  await waitForRuntime(page);
  expect(loaded.sort()).toEqual(['index', 'print']);

  await page.locator('body > header a[href="/devlica/"]').first().click();
  await expect.poll(() => loaded).toContain('events');
  await expect(page.locator('.text-page')).toBeVisible();
  release();
  await expect(page.locator('.section-speakers')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('.speakers') as Element).display)).toBe(
    'grid',
  );
});
