import { join } from 'node:path';
import { copySite, type SiteCopy } from '../support/site-copy.ts';
import { FULL_RUN_ONLY } from '../support/thoroughness.ts';
import { follow, markDocument } from './navigated.ts';
import { expect, test } from './quiet-test.ts';
import { msOf } from './sites.ts';
import { type StartedTool, startTool } from './started-tool.ts';
import { waitForRuntime } from './visible-content.ts';

/** A page is open while its site is replaced by a newer build. */

test.use({ serviceWorkers: 'block' });

let copy: SiteCopy;
let server: StartedTool;

test.beforeEach(async ({ page }) => {
  copy = copySite();
  await copy.rebuild();
  server = await startTool(['serve', '--out', join(copy.rootDir, 'dist'), '--port', '0']);
  await page.clock.setFixedTime(msOf('before'));
});

/** Closes the page first, because it may still be making requests. */
test.afterEach(async ({ page }) => {
  await page.close();
  await server.stop();
  copy.remove();
});

test('new content is visible on the next page, in header and footer too, and cached data is discarded', async ({
  page,
}) => {
  await page.goto(`${server.url}terms/`);
  await waitForRuntime(page);
  const isSame = await markDocument(page);
  await follow(page, `${server.url}code/`);
  await follow(page, `${server.url}terms/`);

  copy.edit('content/pages/code.md', 'title: Code of conduct', 'title: Code of kindness');
  copy.edit('content/site.yaml', 'title: { en: Terms, hr: Uvjeti }', 'title: { en: Terms of sale, hr: Uvjeti }');
  copy.edit('content/i18n/en/common.yaml', 'eventsMenu: ', 'eventsMenu: All ');
  await copy.rebuild();

  await expect(page.locator('footer')).not.toContainText('Terms of sale');
  await follow(page, `${server.url}code/`);
  await expect(page.locator('main h1')).toHaveText('Code of kindness');
  await expect(page.locator('footer')).toContainText('Terms of sale');
  await expect(page.locator('.events-menu')).toHaveAccessibleName(/^All /);
  expect(await isSame()).toBe(true);
});

test('new code is loaded with the next page, by one full load', async ({ page }) => {
  await page.goto(`${server.url}terms/`);
  await waitForRuntime(page);
  const isFirst = await markDocument(page);
  await follow(page, `${server.url}code/`);
  expect(await isFirst()).toBe(true);

  copy.override(
    'client/runtime/announcer.ts',
    'words === undefined) return;',
    "words === undefined) return;\n  document.documentElement.dataset['newCode'] = '';",
  );
  await copy.rebuild();

  await follow(page, `${server.url}privacy/`);
  expect(await isFirst()).toBe(false);
  await waitForRuntime(page);
  const isSecond = await markDocument(page);
  await follow(page, `${server.url}terms/`);
  await expect(page.locator('html')).toHaveAttribute('data-new-code', '');
  await follow(page, `${server.url}code/`);
  expect(await isSecond()).toBe(true);
});

test(
  'an island whose code was replaced by a new build causes one full load of its page',
  FULL_RUN_ONLY,
  async ({ page, complaints }) => {
    await page.goto(`${server.url}devlica/`);
    await waitForRuntime(page);
    const isSame = await markDocument(page);
    copy.override(
      'client/islands/schedule-filter.tsx',
      'return hydrateIsland(',
      "root.setAttribute('data-new-code', '');\n  return hydrateIsland(",
    );
    await copy.rebuild();
    // The build after that no longer has the code of this page.
    copy.override(
      'client/runtime/announcer.ts',
      'words === undefined) return;',
      "words === undefined) return;\n  document.documentElement.dataset['newCode'] = '';",
    );
    await copy.rebuild();
    const island = page.locator('[data-island="schedule-filter"]').first();
    await island.scrollIntoViewIfNeeded();
    await expect.poll(() => isSame().catch(() => true)).toBe(false);
    await waitForRuntime(page);
    await island.scrollIntoViewIfNeeded();
    await expect(island.locator('[data-island-root]')).toHaveAttribute('data-new-code', '');
    complaints.splice(0, Infinity, ...complaints.filter((one) => !/404/.test(one)));
  },
);
