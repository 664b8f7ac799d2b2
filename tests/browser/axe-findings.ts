import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** Loads axe on every page that is opened from now on. */
export function withAxe(page: Page): Promise<unknown> {
  return page.addInitScript({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
}

/**
 * The findings of axe in a part of the page in its current state, a line for each element: the rule, the element, and what to
 * fix. Without a part, the whole page is tested, including rules about pages as a whole.
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

/** Removes the ornaments behind texts, because axe does not judge colours above them. */
export async function withoutOrnaments(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.styleSheets[0]?.insertRule('*, ::before, ::after { background-image: none !important }');
  });
}
