import type { Page } from '@playwright/test';
import { isFull } from '../support/thoroughness.ts';
import { expect, test } from './quiet-test.ts';
import { settled } from './seen.ts';
import {
  addressOf,
  changing,
  msOf,
  type Route,
  routesAt,
  SERVED,
  type ServedName,
  sampled,
  stagedOnly,
} from './sites.ts';

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

const WIDTHS = [320, 1280] as const;

/** Every page, or: each once on a wide screen, all but most speakers' on a narrow one, and again what time changes. */
async function routesFor(name: ServedName, width: number): Promise<readonly Route[]> {
  const routes = await routesAt(name);
  expect(routes.length).toBeGreaterThan(50);
  if (isFull || (name === 'before' && width === 1280)) return routes;
  if (name === 'before') return sampled(routes);
  return name === 'staged' ? stagedOnly(routes) : changing(routes);
}

for (const name of SERVED) {
  for (const width of WIDTHS) {
    test(`every page is sound at a width of ${width} pixels (${name})`, async ({ page }) => {
      test.setTimeout(600_000);
      await page.clock.setFixedTime(msOf(name));
      await page.setViewportSize({ width, height: 700 });
      for (const { path } of await routesFor(name, width)) {
        expect.soft(await soundness(page, addressOf(name, path)), path).toEqual(SOUND);
      }
    });
  }
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
