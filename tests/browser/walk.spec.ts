import type { Page } from '@playwright/test';
import { INSTANT_NAMES } from '../support/instants.ts';
import { expect, test } from './quiet-test.ts';
import { settled } from './seen.ts';
import { addressOf, changing, msOf, routesAt, sampled } from './sites.ts';

/** Every page is opened once in a browser, and has to be sound. */

interface Soundness {
  readonly status: number | undefined;
  readonly visibleHeadings: number;
  readonly headings: number;
  /** The elements that stand out to the right. */
  readonly wide: readonly string[];
  readonly brokenPictures: readonly string[];
}

async function soundness(page: Page, address: string): Promise<Soundness> {
  const response = await page.goto(address);
  await settled(page);
  const found = await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    const loads = await Promise.allSettled(pictures.map((picture) => picture.decode()));
    const headings = [...document.querySelectorAll('h1')];
    const { clientWidth, scrollWidth } = document.documentElement;
    const isWide = (element: Element): boolean =>
      element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 0.5;
    const nameOf = ({ localName, className, id }: Element): string => `${localName}#${id}.${String(className)}`;
    return {
      brokenPictures: pictures.filter((_, at) => loads[at]?.status === 'rejected').map(({ src }) => src),
      headings: headings.length,
      visibleHeadings: headings.filter((heading) => heading.checkVisibility()).length,
      wide: scrollWidth <= clientWidth ? [] : [...document.querySelectorAll('body *')].filter(isWide).map(nameOf),
    };
  });
  return { status: response?.status(), ...found };
}

const SOUND: Soundness = { status: 200, headings: 1, visibleHeadings: 1, wide: [], brokenPictures: [] };

for (const name of INSTANT_NAMES) {
  test(`every page is sound on a wide screen (${name})`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.clock.setFixedTime(msOf(name));
    await page.setViewportSize({ width: 1280, height: 800 });
    const routes = await routesAt(name);
    expect(routes.length).toBeGreaterThan(50);
    for (const { path } of name === 'during' ? routes : changing(routes)) {
      expect.soft(await soundness(page, addressOf(name, path)), path).toEqual(SOUND);
    }
  });
}

for (const name of ['before', 'after'] as const) {
  test(`pages fit on a screen of 320 pixels (${name})`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.clock.setFixedTime(msOf(name));
    await page.setViewportSize({ width: 320, height: 640 });
    const routes = await routesAt(name);
    for (const { path } of name === 'before' ? sampled(routes) : changing(routes)) {
      expect.soft(await soundness(page, addressOf(name, path)), path).toEqual(SOUND);
    }
  });
}

test('the menu of a narrow screen opens, closes by Escape, and fits when open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(addressOf('before', '/devlica/'));
  await settled(page);
  const button = page.locator('.menu-button');
  const menu = page.locator('#site-menu');
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});
