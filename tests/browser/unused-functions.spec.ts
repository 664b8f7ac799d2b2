import type { Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/thoroughness.ts';
import { follow } from './navigated.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';
import { waitForRuntime } from './visible-content.ts';

/** Most code of the runtime is used by every reader of several pages. Other code could be loaded later, or removed. */

test.use({ serviceWorkers: 'block' });

/** Functions of at least this size in bytes that a walk never runs must have a reason. */
const LARGE = 150;

/** The maximum share of the runtime that a walk may leave unused. */
const MOST_UNUSED = 0.2;

/** Large functions that the walk does not run, by a part of their code, with the situation in which they run. */
const AT_OTHER_TIMES: readonly (readonly [words: RegExp, when: string])[] = [
  [/new-version/, 'a worker of a new version waits'],
  [/dataset\.until/, 'time is counted down to the start of a hackathon'],
  [/\.findIndex\(/, 'a schedule has several days'],
  [/startHistoryNavigation/, 'a browser has no Navigation API'],
  [/caches\.match/, 'a page cannot be loaded'],
  [/utm_|sendBeacon/, 'page views are counted, for who agreed'],
];

const PATHS = ['/devlica/', '/devlica/#schedule', '/hacklica/2018/', '/privacy/', '/hr/devlica/', '/survey/'];

/** A page that is prefetched, although it was not requested yet. */
const AHEAD = /\/page-data\/(?!sq\/).*\/page-data\.json$/;

/** Uses what most pages contain, and stays on the first page long enough for others to be prefetched. */
async function walk(page: Page): Promise<void> {
  const ahead = page.waitForRequest(AHEAD);
  await page.goto(addressOf('during', '/'));
  await waitForRuntime(page);
  await ahead;
  await page.locator('[data-consent] button').nth(1).click();
  await page.locator('[data-theme-button]').first().click();
  await page.keyboard.press('Tab');
  for (const path of [...PATHS, '/unsupported-language/']) {
    await follow(page, path);
    for (const island of await page.locator('[data-island]').all()) await island.scrollIntoViewIfNeeded();
  }
  await page.goBack();
  await page.setViewportSize({ width: 400, height: 800 });
  await page.locator('.menu-button').click();
  await page.keyboard.press('Escape');
}

test('a walk over the site runs most of the runtime', FULL_RUN_ONLY, async ({ page }) => {
  await page.clock.setFixedTime(msOf('during'));
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await walk(page);
  const entries = await page.coverage.stopJSCoverage();
  const [runtime] = entries.filter(({ url }) => /\/assets\/runtime-/.test(url));
  const source = runtime?.source ?? '';
  const unused = (runtime?.functions ?? [])
    .flatMap(({ ranges: [range] }) => (range?.count === 0 ? [source.slice(range.startOffset, range.endOffset)] : []))
    .sort((a, b) => b.length - a.length);
  expect(source.length).toBeGreaterThan(10_000);
  expect(unused.reduce((sum, text) => sum + text.length, 0) / source.length).toBeLessThan(MOST_UNUSED);
  const large = unused.filter((text) => text.length >= LARGE);
  expect(large.filter((text) => !AT_OTHER_TIMES.some(([words]) => words.test(text)))).toEqual([]);
  expect(AT_OTHER_TIMES.filter(([words]) => !large.some((text) => words.test(text)))).toEqual([]);
});
