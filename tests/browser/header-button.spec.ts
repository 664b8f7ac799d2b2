import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';

/** On a phone the header's button stays under the thumb, unless the hero's own buttons are in view. */

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 700 } });

test("it waits until the hero's buttons have scrolled away, and goes when they are back", async ({ page }) => {
  await page.clock.setFixedTime(msOf('before'));
  await page.goto(addressOf('before', '/devlica/'));
  const button = page.locator('.header-button:not([hidden])');
  await expect(page.locator('.hero .buttons').first()).toBeInViewport();
  await expect(button).toBeHidden();
  await page.locator('.section-speakers').scrollIntoViewIfNeeded();
  await expect(button).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(button).toBeHidden();
});

test('on a page without a hero it is there at once', async ({ page }) => {
  await page.clock.setFixedTime(msOf('before'));
  await page.goto(addressOf('before', '/devlica/2025/'));
  await expect(page.locator('.header-button:not([hidden])')).toBeVisible();
});
