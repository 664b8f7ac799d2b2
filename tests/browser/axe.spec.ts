import type { Page } from '@playwright/test';
import { FULL_RUN_ONLY, isFull } from '../support/thoroughness.ts';
import { axeFindings, withAxe, withoutOrnaments } from './axe-findings.ts';
import { ALL_LOOKS, describeLook, type Look, lookLike, OPPOSITE_LOOKS } from './looks.ts';
import { expect, test } from './quiet-test.ts';
import {
  addressOf,
  changing,
  msOf,
  type Route,
  richest,
  routesAt,
  SERVED,
  type ServedName,
  sampled,
  stagedOnly,
} from './sites.ts';
import { waitForRuntime } from './visible-content.ts';

/** Tests pages with axe, with everything opened, in both themes, languages and widths. */

test.use({ serviceWorkers: 'block' });

function looksAt(name: ServedName): readonly Look[] {
  if (isFull) return ALL_LOOKS;
  return name === 'before' ? OPPOSITE_LOOKS : OPPOSITE_LOOKS.slice(1);
}

function routesFor(name: ServedName, language: string): readonly Route[] {
  const routes = routesAt(name).filter((route) => route.language === language);
  if (name === 'staged') return stagedOnly(routes);
  if (name === 'before') return isFull ? sampled(routes) : richest(name, routes);
  if (isFull) return changing(routes);
  return routes.filter(({ template }) => ['home', 'event'].includes(template));
}

/**
 * Wakes all islands, and opens everything that can be opened: the menu, questions, sessions. Leaves the page at its top, where the
 * header covers no link in part.
 */
async function openAll(page: Page): Promise<void> {
  await waitForRuntime(page);
  for (const island of await page.locator('[data-island]:visible').all()) {
    await island.scrollIntoViewIfNeeded();
    await island.dispatchEvent('focusin');
    await expect(island).toHaveAttribute('data-island-state', 'ready');
  }
  const menu = page.locator('.menu-button:visible[aria-expanded="false"]');
  if ((await menu.count()) > 0) await menu.click();
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await withoutOrnaments(page);
}

for (const name of SERVED) {
  for (const look of looksAt(name)) {
    test(
      `axe finds nothing (${name}, ${describeLook(look)})`,
      name === 'after' ? FULL_RUN_ONLY : {},
      async ({ page }) => {
        await withAxe(page);
        await page.clock.setFixedTime(msOf(name));
        await lookLike(page, look);
        const routes = routesFor(name, look.language);
        expect(routes.length).toBeGreaterThan(1);
        for (const { path } of routes) {
          await page.goto(addressOf(name, path));
          await openAll(page);
          expect.soft(await axeFindings(page), path).toEqual([]);
        }
      },
    );
  }
}
