import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ISLANDS } from '../../templates/islands/registry.ts';
import { INSTANTS } from '../support/instants.ts';
import { expect, test } from './quiet-test.ts';
import { settled } from './seen.ts';
import { msAt } from './sites.ts';
import { type SiteWithService, startWithService } from './with-service.ts';

/**
 * Every page with an island, woken by the development form of React, which warns of all that differs between the build's
 * markup and the browser's first look. Pages are opened at the time of their build, and when its windows have changed.
 */

test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });

/** An open survey, and one that is asked for. */
const SURVEY = { at: '2026-05-09T12:00', path: 'survey/?event=devlica&year=2026' } as const;

let site: SiteWithService | undefined;
test.afterEach(async () => {
  await site?.stop();
  site = undefined;
});

const start = (at: string): Promise<SiteWithService> =>
  startWithService({ name: 'hydration', at, hacklica: true, env: { CONF_SITE_REACT: 'development' } });

/** The addresses of the pages that have islands, without the site's origin. */
function pagesWithIslands({ rootDir }: SiteWithService): readonly string[] {
  const out = join(rootDir, 'dist');
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && readFileSync(join(out, file), 'utf8').includes(' data-island='))
    .map((file) => file.replaceAll('\\', '/').replace(/(?:^|(?<=\/))index\.html$/, ''))
    .sort();
}

/** Wakes all islands of a page, those out of sight too; their names. */
async function wakeAll(page: Page): Promise<readonly string[]> {
  await settled(page);
  const islands = page.locator('[data-island]');
  await islands.evaluateAll((all) => {
    for (const island of all) island.dispatchEvent(new Event('focusin'));
  });
  for (const island of await islands.all()) {
    if (!(await island.isVisible())) continue;
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-island-state', 'ready');
  }
  return islands.evaluateAll((all) => all.map((island) => (island as HTMLElement).dataset['island'] ?? ''));
}

test('React in its development form finds nothing amiss on any page', async ({ page }) => {
  test.setTimeout(600_000);
  const seen = new Set<string>();
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (/\/assets\/chunk-/.test(response.url())) scripts.push(await response.text().catch(() => ''));
  });
  for (const [at, later] of [
    [INSTANTS.before, INSTANTS.during],
    [INSTANTS.during, INSTANTS.during],
    [SURVEY.at, SURVEY.at],
  ] as const) {
    site = await start(at);
    const paths = [...pagesWithIslands(site), ...(at === SURVEY.at ? [SURVEY.path, `hr/${SURVEY.path}`] : [])];
    expect(paths).toContain('hr/devlica/');
    for (const time of new Set([at, later])) {
      await page.clock.setFixedTime(msAt(time));
      for (const path of paths) {
        await page.goto(site.url + path);
        for (const name of await wakeAll(page)) seen.add(name);
      }
    }
    await site.stop();
    site = undefined;
  }
  expect([...seen].sort()).toEqual(Object.keys(ISLANDS).sort());
  expect(scripts.some((script) => script.includes('react-dom-client.development.js'))).toBe(true);
});
