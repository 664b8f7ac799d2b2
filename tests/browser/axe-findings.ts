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

/** What axe finds in a part of the page as it is now, a line for each element. */
export async function axeFindings(page: Page, part: string): Promise<readonly string[]> {
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
