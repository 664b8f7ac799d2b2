import type { Page } from '@playwright/test';
import { FULL_RUN_ONLY, isFull } from '../support/thoroughness.ts';
import { expect, test } from './quiet-test.ts';
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
import { waitForRuntime } from './visible-content.ts';

/**
 * Opens every page once in a browser, and checks it. Service workers are blocked, because a page that is left while a worker
 * fetches its pictures would report failed requests.
 */

test.use({ serviceWorkers: 'block' });

interface Soundness {
  readonly visibleHeadings: number;
  readonly headings: number;
  /** The elements that extend beyond the right edge. */
  readonly wide: readonly string[];
}

/** Checks the open page at the current width of the screen. */
function soundness(page: Page): Promise<Soundness> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1')];
    const { clientWidth, scrollWidth } = document.documentElement;
    const isWide = (element: Element): boolean =>
      element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 0.5;
    const nameOf = ({ localName, className, id }: Element): string => `${localName}#${id}.${String(className)}`;
    return {
      headings: headings.length,
      visibleHeadings: headings.filter((heading) => heading.checkVisibility()).length,
      wide: scrollWidth <= clientWidth ? [] : [...document.querySelectorAll('body *')].filter(isWide).map(nameOf),
    };
  });
}

const SOUND: Soundness = { headings: 1, visibleHeadings: 1, wide: [] };

/** In the full run every page; otherwise some pages of each template, those that time changes, and those that only the variation has. */
function routesFor(name: ServedName): readonly Route[] {
  const routes = routesAt(name);
  expect(routes.length).toBeGreaterThan(50);
  if (isFull) return routes;
  if (name === 'before') return sampled(routes);
  return name === 'staged' ? stagedOnly(routes) : changing(routes);
}

/** Pages during and after the event are those of the other builds, for the most part. */
const runOf = (name: ServedName) => (name === 'before' || name === 'staged' ? {} : FULL_RUN_ONLY);

for (const name of SERVED) {
  for (const language of isFull ? ['en', 'hr'] : [name === 'before' ? 'en' : 'hr']) {
    test(
      `every page is valid on a wide screen and on a narrow one (${name}, ${language})`,
      runOf(name),
      async ({ page }) => {
        await page.clock.setFixedTime(msOf(name));
        const routes = routesFor(name).filter((route) => route.language === language);
        expect(routes.length).toBeGreaterThan(4);
        for (const { path } of routes) {
          const response = await page.goto(addressOf(name, path));
          expect.soft(response?.status(), path).toBe(200);
          await waitForRuntime(page);
          for (const width of [1280, 320]) {
            await page.setViewportSize({ width, height: 700 });
            expect.soft(await soundness(page), `${path}, ${width} pixels`).toEqual(SOUND);
          }
        }
      },
    );
  }
}

/** Adds a word to each text of the page that is too long for most places. Tables are as wide as their words, so they are left out. */
function stretchTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, table, .visually-hidden') !== null) continue;
      node.nodeValue = (node.nodeValue ?? '').replace(/\p{L}{4,}/u, 'Produktionsumgebungsverantwortliche');
    }
  });
}

for (const path of [
  '/',
  '/hr/devlica/',
  '/devlica/2024/',
  '/worklica/',
  ...(isFull ? ['/sponsors/', '/press/'] : []),
]) {
  test(`a word that is too long for its place is broken: ${path}`, async ({ page }) => {
    await page.goto(addressOf('before', path));
    await waitForRuntime(page);
    await stretchTexts(page);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft((await soundness(page)).wide, `${width} pixels`).toEqual([]);
    }
  });
}

test('the menu of a narrow screen opens, closes by Escape, and fits when open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(addressOf('before', '/devlica/'));
  await waitForRuntime(page);
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
