import config from '../../playwright.config.ts';
import { overflowingPrices } from './overflowing-prices.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';
import { waitForLayout } from './visible-content.ts';

/** With letters of twice the usual size, no page has to be scrolled sideways. */

const { launchOptions } = config.use ?? {};
const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'];

test.use({ launchOptions: { ...launchOptions, args }, viewport: { width: 360, height: 740 } });

const PATHS = [
  '/hr/',
  '/hr/devlica/',
  '/hr/worklica/',
  '/hr/devlica/2025/',
  '/hr/sponsors/',
  '/hr/survey/',
  '/hr/press/',
];

for (const path of PATHS)
  test(`nothing extends beyond the edge of a phone: ${path}`, async ({ page }) => {
    await page.clock.setFixedTime(msOf('before'));
    await page.goto(addressOf('before', path));
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const section of await page.locator('main section:visible').all()) await section.scrollIntoViewIfNeeded();
    const beyond = () =>
      page.locator('main').evaluate((main) => {
        const scrolls = (element: Element): boolean =>
          element !== main &&
          (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement ?? main));
        return [...main.querySelectorAll(':not(svg *)')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !scrolls(element))
          .map(({ tagName, className }) => `${tagName} ${String(className)}`);
      });
    expect(await beyond()).toEqual([]);
  });

test('prices fit on their tickets', async ({ page }) => {
  await page.clock.setFixedTime(msOf('staged'));
  await page.goto(addressOf('staged', '/devlica/'));
  await waitForLayout(page);
  for (const width of [320, 390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await overflowingPrices(page), `${width} pixels`).toEqual([]);
  }
});
