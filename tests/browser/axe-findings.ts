import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** Has axe at hand on every page that is opened from now on. */
export function withAxe(page: Page): Promise<unknown> {
  return page.addInitScript({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
}

/**
 * What axe finds in a part of the page as it is now, a line for each element: the rule, the element, and what there is to
 * mend. Without a part it is the whole page, with what only a page as a whole can have wrong.
 */
export async function axeFindings(page: Page, part = 'html'): Promise<readonly string[]> {
  const { violations } = await page.evaluate(
    ([selector, options]) =>
      (window as unknown as { axe: { run(context: unknown, options: unknown): Promise<AxeResults> } }).axe.run(
        selector,
        options,
      ),
    [part, RULES] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`),
  );
}

/** Takes the ornaments behind texts away, since axe judges no colours over them. */
export async function withoutOrnaments(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.styleSheets[0]?.insertRule('*, ::before, ::after { background-image: none !important }');
  });
}
