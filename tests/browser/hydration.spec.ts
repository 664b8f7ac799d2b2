import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { ISLANDS } from '../../templates/islands/registry.ts';
import { INSTANTS } from '../support/instants.ts';
import { expect, test } from './quiet-test.ts';
import { msAt } from './sites.ts';
import { waitForRuntime } from './visible-content.ts';
import { type SiteWithService, startWithService } from './with-service.ts';

/**
 * Wakes every page with islands with the development build of React, which warns about all differences between the markup of
 * the build and the first rendering in the browser. Pages are opened at the time of their build, and after windows have changed.
 */

test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });

/** Islands without React. */
const PLAIN = ['now-line', 'remaining-tickets', 'screen', 'search', 'session-star', 'survey-choice'];
const SURVEY_AT = '2026-05-09T12:00';
/** The address of a survey. */
const SURVEYS = ['survey/?event=devlica&year=2026', 'hr/survey/?event=devlica&year=2026'];

let site: SiteWithService | undefined;
test.afterEach(async ({ page }) => {
  // The page may still load the data of other pages.
  await page.goto('about:blank');
  await site?.stop();
  site = undefined;
});

for (const { at, later, more } of [
  { at: INSTANTS.before, later: INSTANTS.during, more: [] },
  { at: INSTANTS.during, later: SURVEY_AT, more: SURVEYS },
  { at: SURVEY_AT, later: SURVEY_AT, more: SURVEYS },
]) {
  test(`React reports no difference, and is only loaded for islands that wake (${at})`, async ({ page }) => {
    const env = { CONF_SITE_REACT: 'development' };
    site = await startWithService({ name: 'hydration', at, hacklica: true, env });
    const dist = join(site.rootDir, 'dist');
    const paths = [...pagesWithIslands(dist), ...more];
    const react = reactIn(dist);
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(request.url()));
    const isReactRequested = (): boolean => [...requested].some((url) => url.endsWith(react));
    const seen = new Set<string>();
    const calm: string[] = [];

    for (const time of new Set([at, later])) {
      await page.clock.setFixedTime(msAt(time));
      for (const path of paths) {
        requested.clear();
        await page.goto(site.url + path);
        await waitForRuntime(page);
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        const isExpected = async (): Promise<boolean> => (await needsReact(page)) === isReactRequested();
        await expect.poll(isExpected, `React on ${path}`).toBe(true);
        if (!isReactRequested()) calm.push(path);
        for (const name of await wakeAll(page)) seen.add(name);
        await expect.poll(isExpected, `React on ${path}, read whole`).toBe(true);
      }
    }
    expect(calm).toContain('hr/devlica/');
    expect([...seen]).toEqual(expect.arrayContaining(['schedule-tools', 'form', 'survey-choice']));
    if (at === INSTANTS.during) expect([...seen].sort()).toEqual(Object.keys(ISLANDS).sort());
  });
}

/** The addresses of pages with islands, without the site's origin. */
function pagesWithIslands(dist: string): readonly string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => readFileSync(file, 'utf8').includes(' data-island='))
    .map((file) => relative(dist, file))
    .map((file) => file.replace(/(?:^|(?<=\/))index\.html$/, ''))
    .sort();
}

/** The script that contains React. */
function reactIn(dist: string): string {
  const assets = join(dist, 'assets');
  const holds = (name: string): boolean =>
    name.endsWith('.js') && readFileSync(join(assets, name), 'utf8').includes('react-dom-client.development.js');
  return readdirSync(assets).find(holds) ?? 'no React';
}

/** Whether an island of the page that uses React is awake. */
function needsReact(page: Page): Promise<boolean> {
  return page
    .locator('[data-island]:not([data-island-state="waiting"])')
    .evaluateAll(
      (awake, plain) => awake.some((island) => !plain.includes((island as HTMLElement).dataset['island'] ?? '')),
      PLAIN,
    );
}

/** Wakes all islands of a page that are visible or can be touched. Returns their names. */
async function wakeAll(page: Page): Promise<readonly string[]> {
  const awake: string[] = [];
  for (const island of await page.locator('[data-island]').all()) {
    if (!(await island.evaluate((element) => element.checkVisibility()))) continue;
    await island.evaluate((element) => {
      element.scrollIntoView();
      element.dispatchEvent(new Event('focusin'));
    });
    await expect(island).toHaveAttribute('data-island-state', 'ready');
    awake.push((await island.getAttribute('data-island')) ?? '');
  }
  return awake;
}
