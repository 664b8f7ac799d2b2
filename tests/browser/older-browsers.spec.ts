import type { Page } from '@playwright/test';
import { axeFindings, withAxe, withoutOrnaments } from './axe-findings.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, builtPage, msOf } from './sites.ts';

/**
 * Pages stay readable in browsers older than the stated ones. Chromium is made to lack functions of stylesheets by other
 * names for them.
 */

test.use({ serviceWorkers: 'block' });

const LACKING: Readonly<Record<string, RegExp>> = {
  'light-dark()': /light-dark\(/g,
  'relative colours': /oklch\((?=from)/g,
  'light-dark() and relative colours': /light-dark\(|oklch\((?=from)/g,
};

const PAGES = [
  '/',
  '/devlica/',
  '/devlica/schedule/',
  '/devlica/2026/sessions/page-that-does-not-blink/',
  '/press-register/',
];

/** Sends the built pages and stylesheets without some functions. The pages do not name the hashes of the changed files. */
async function withoutFunctions(page: Page, names: RegExp, changed = (text: string) => text): Promise<void> {
  await page.route(/(?:\.css|\/)$/, (route) => {
    const { pathname } = new URL(route.request().url());
    const text = builtPage('before', pathname).replace(names, 'unknown-function(');
    const contentType = pathname.endsWith('.css') ? 'text/css' : 'text/html; charset=utf-8';
    return route.fulfill({ contentType, body: changed(text.replaceAll(/ integrity="[^"]*"/g, '')) });
  });
}

for (const [lacking, names] of Object.entries(LACKING)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`texts have contrast without ${lacking} (${colorScheme})`, async ({ page, complaints }) => {
      await withAxe(page);
      await withoutFunctions(page, names);
      await page.clock.setFixedTime(msOf('before'));
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const path of PAGES) {
        await page.goto(addressOf('before', path));
        await withoutOrnaments(page);
        const unreadable = (await axeFindings(page)).filter((one) => one.startsWith('color-contrast'));
        expect.soft(unreadable, path).toEqual([]);
        const [ground, text] = await page.evaluate(() => {
          const { backgroundColor, color } = getComputedStyle(document.documentElement);
          return [backgroundColor, color];
        });
        expect.soft([ground, text], path).toEqual(['rgb(255, 255, 255)', 'rgb(23, 25, 30)']);
      }
      complaints.length = 0;
    });
  }
}

test('the logo is the one for a light ground, and no theme can be chosen', async ({ page, complaints }) => {
  const logos = '<span class="logo-light">Light</span><span class="logo-dark">Dark</span></header>';
  await withoutFunctions(page, /light-dark\(|oklch\((?=from)/g, (text) => text.replace('</header>', logos));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(addressOf('before', '/'));
  await expect(page.locator('span.logo-light')).toBeVisible();
  await expect(page.locator('span.logo-dark')).toBeHidden();
  await expect(page.locator('.theme-button')).toBeHidden();
  complaints.length = 0;
});
