import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { isFull } from '../support/thoroughness.ts';
import { expect, test } from './quiet-test.ts';
import { settled } from './seen.ts';
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

/** What axe finds wrong, with everything on the page opened, in both themes, languages and widths. */

test.use({ serviceWorkers: 'block' });

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

interface Look {
  readonly language: 'en' | 'hr';
  readonly theme: 'light' | 'dark';
  readonly width: 320 | 1280;
}

const ALL: readonly Look[] = (['en', 'hr'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) => ([320, 1280] as const).map((width) => ({ language, theme, width }))),
);

/** Both of each. */
const OPPOSITES = ALL.filter(
  ({ language, theme, width }) =>
    (language === 'en') === (theme === 'light') && (theme === 'light') === (width === 1280),
);

function looksAt(name: ServedName): readonly Look[] {
  if (isFull) return ALL;
  return name === 'before' ? OPPOSITES : OPPOSITES.slice(1);
}

function routesFor(name: ServedName, language: string): readonly Route[] {
  const routes = routesAt(name).filter((route) => route.language === language);
  if (name === 'staged') return stagedOnly(routes);
  if (name === 'before') return isFull ? sampled(routes) : richest(name, routes);
  if (isFull) return changing(routes);
  return routes.filter(({ template }) => ['home', 'event'].includes(template));
}

/**
 * Wakes what is interactive and opens all that can be opened: the menu, questions, sessions. Ornaments behind texts go,
 * since axe judges no colours over them.
 */
async function openAll(page: Page): Promise<void> {
  await settled(page);
  for (const island of await page.locator('[data-island]:visible').all()) {
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-island-state', 'ready');
  }
  const menu = page.locator('.menu-button:visible[aria-expanded="false"]');
  if ((await menu.count()) > 0) await menu.click();
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    document.styleSheets[0]?.insertRule('*, ::before, ::after { background-image: none !important }');
  });
}

/** What axe finds, a line for each element: the rule, the element, and what there is to mend. */
async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: { run(options: unknown): Promise<AxeResults> } }).axe.run(options),
    RULES,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`),
  );
}

for (const name of SERVED) {
  for (const { language, theme, width } of looksAt(name)) {
    test(`axe finds nothing (${name}, ${language}, ${theme}, ${width} pixels)`, async ({ page }) => {
      test.setTimeout(600_000);
      await page.addInitScript({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
      await page.clock.setFixedTime(msOf(name));
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const routes = routesFor(name, language);
      expect(routes.length).toBeGreaterThan(1);
      for (const { path } of routes) {
        await page.goto(addressOf(name, path));
        await openAll(page);
        expect.soft(await findings(page), path).toEqual([]);
      }
    });
  }
}
