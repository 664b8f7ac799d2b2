import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { openSite } from '../support/built-sites.ts';
import { copyContent } from '../support/content-copy.ts';
import { INSTANTS } from '../support/instants.ts';
import { packageDir } from '../support/run-tool.ts';
import { FULL_RUN_ONLY } from '../support/thoroughness.ts';
import { expect, test } from './quiet-test.ts';
import { msAt } from './sites.ts';
import { startTool } from './started-tool.ts';
import { waitForRuntime } from './visible-content.ts';

/** Editing with watch: a saved file is shown immediately, and an error only causes a message. */

const PAGE = 'content/pages/terms.md';

test.use({ serviceWorkers: 'block' });

/** The overlay over a page, and the toolbar at its edge. */
const overlay = (page: Page): Locator => page.locator('.overlay');
const panel = (page: Page): Locator => page.getByRole('tabpanel');

/** Marks the document, to distinguish it from a new one. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const expectSameLoad = (page: Page): Promise<void> => expect(page.locator('html[data-marked]')).toHaveCount(1);
const expectLoaded = (page: Page): Promise<void> => expect(page.locator('html[data-marked]')).toHaveCount(0);

const titled = (text: string, title: string): string => text.replace(/^title: .*$/m, () => `title: ${title}`);

test('an edit appears by itself at the scroll position, and an error is shown over the page until it is fixed', async ({
  page,
}) => {
  const copy = copyContent();
  const original = copy.read(PAGE);
  const heading = page.locator('h1');
  const server = await startTool(['--root', copy.rootDir, 'watch', '--port', '0', '--at', INSTANTS.during]);
  try {
    const connected = page.waitForResponse(/__conf-site\/events/);
    await page.goto(`${server.url}terms/`);
    await waitForRuntime(page);
    await connected;
    await mark(page);
    await page.evaluate(() => scrollTo(0, 500));

    copy.write(PAGE, titled(original, 'Terms, edited'));
    await expect(heading).toHaveText('Terms, edited');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    await expectSameLoad(page);

    let outputLength = server.output().length;
    copy.write(PAGE, titled(original, '[Terms, broken'));
    await server.waitForText('Nothing was published', outputLength);
    const errors = server.output().slice(outputLength);
    const [, place = ''] = /^(content\/pages\/terms\.md:\d+:\d+) {2}error/m.exec(errors) ?? [];
    expect(errors).not.toMatch(/\n\s+at .*:\d+:\d+/);
    await expect(overlay(page)).toBeVisible();
    await expect(overlay(page).getByRole('button', { name: place, exact: true })).toBeVisible();
    await expect(overlay(page).locator('pre')).toContainText('[Terms, broken');
    await expect(overlay(page).locator('mark')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('1 error');
    await expect(heading).toHaveText('Terms, edited');

    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    copy.write(PAGE, titled(original, '[Terms, broken still'));
    await expect(overlay(page).locator('pre')).toContainText('broken still');
    await expectSameLoad(page);
    await page.reload();
    await expect(heading).toHaveText('Terms, edited');
    await expect(overlay(page)).toBeVisible();

    outputLength = server.output().length;
    copy.write(PAGE, titled(original, 'Terms, mended'));
    await expect(heading).toHaveText('Terms, mended');
    await expect(overlay(page)).toBeHidden();
    await server.waitForText('Built', outputLength);
    await waitForRuntime(page);
  } finally {
    await page.goto('about:blank');
    await server.stop();
    copy.remove();
  }
});

test(
  'a template that does not compile or throws is reported with its file and line; its folder may be created later',
  FULL_RUN_ONLY,
  async ({ page }) => {
    const copy = copyContent();
    const template = 'templates/pages/text.tsx';
    const original = readFileSync(join(packageDir, template), 'utf8');
    const server = await startTool(['--root', copy.rootDir, 'watch', '--port', '0', '--at', INSTANTS.during]);
    try {
      await page.goto(`${server.url}terms/`);
      await waitForRuntime(page);
      copy.write(template, `${original}\nexport const broken = ;\n`);
      const lines = original.split('\n').length;
      await expect(overlay(page).getByRole('button', { name: `${template}:${lines + 1}:` })).toBeVisible();
      await expect(overlay(page).locator('pre mark')).toHaveText(';');

      const thrower = original.replace('return (', "throw new Error('not today');\n  return (");
      const line = thrower.slice(0, thrower.indexOf('throw new')).split('\n').length;
      copy.write(template, thrower);
      await expect(overlay(page).getByRole('button', { name: `${template}:${line}:` })).toBeVisible();
      await expect(overlay(page).locator('.message')).toContainText('Error: not today');
      await expect(overlay(page)).not.toContainText('templates.mjs');

      copy.write(template, `${original}\n// Mended.\n`);
      await expect(overlay(page)).toBeHidden();

      await mark(page);
      const tokens = readFileSync(join(packageDir, 'templates/styles/tokens.css'), 'utf8');
      copy.write('templates/styles/tokens.css', tokens.replace('--header: 0px', '--header: 3px'));
      await expectLoaded(page);
      await waitForRuntime(page);
    } finally {
      await page.goto('about:blank');
      await server.stop();
      copy.remove();
    }
  },
);

test(
  'the toolbar changes the time, and shows files, data, theme and language of the page',
  FULL_RUN_ONLY,
  async ({ page }) => {
    const copy = copyContent();
    const server = await startTool(['--root', copy.rootDir, 'watch', '--port', '0', '--at', INSTANTS.before]);
    const pageNow = (): Promise<number> => page.evaluate(() => window.confSite.now());
    const handle = page.getByRole('button', { name: /^conf-site/ });
    try {
      await page.goto(server.signedUrl);
      await page.goto(`${server.url}terms/`);
      await waitForRuntime(page);
      expect(await pageNow()).toBeLessThan(msAt(INSTANTS.before) / 1000 + 600);
      await handle.press('Enter');
      await page.getByRole('tab', { name: 'Time' }).press('ArrowRight');
      await panel(page).getByRole('radio', { name: 'dark' }).check();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('tab', { name: 'Display' }).press('ArrowRight');
      await expect(panel(page).getByRole('button', { name: 'terms.md' })).toBeVisible();
      await page.getByRole('tab', { name: 'Page data' }).click();
      await expect(panel(page)).toContainText('"/terms/"');

      await page.getByRole('tab', { name: 'Display' }).click();
      await panel(page).getByRole('link', { name: 'hr' }).click();
      await expect(page).toHaveURL(`${server.url}hr/terms/`);
      await page.getByRole('tab', { name: 'Files' }).click();
      await expect(panel(page).getByRole('button', { name: 'terms.hr.md' })).toBeVisible();

      // This page says what is on now, so it changes at every step of the slider during the event.
      await page.goto(`${server.url}devlica/schedule/`);
      await page.getByRole('tab', { name: 'Time' }).click();
      await mark(page);
      await panel(page).getByLabel('Any other instant').fill('2026-05-08T12:00:00');
      await panel(page).getByRole('button', { name: 'Go' }).click();
      await expectLoaded(page);
      await waitForRuntime(page);
      const noon = msAt(INSTANTS.during) / 1000;
      expect(await pageNow()).toBeGreaterThanOrEqual(noon);
      expect(await pageNow()).toBeLessThan(noon + 600);
      expect(await validFrom(page)).toBeGreaterThan(msAt(INSTANTS.before) / 1000);

      const slider = panel(page).getByRole('slider');
      await expect(slider).toBeEnabled();
      await mark(page);
      await slider.press('ArrowRight');
      const next = Math.floor(await pageNow());
      expect(next).toBeGreaterThan(noon);
      await expectLoaded(page);
      await expect(slider).toBeFocused();
      expect(await validFrom(page)).toBeGreaterThan(noon);
      expect(await validFrom(page)).toBeLessThanOrEqual(next);
      await expectCleanFiles(copy.rootDir);
    } finally {
      await page.goto('about:blank');
      await server.stop();
      copy.remove();
    }
  },
);

/** The last instant before its build at which something changed, as a page has it. */
function validFrom(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset['validFrom']));
}

/** Expects that nothing that watch adds to pages is in the files that it builds. */
async function expectCleanFiles(rootDir: string): Promise<void> {
  const { files, text } = openSite(join(rootDir, 'dist'), INSTANTS.before);
  const ours = files.filter(
    (file) => /\.(?:html|js|css|json|txt)$|^_/.test(file) && /__conf-site|conf-site-watch/.test(text(file)),
  );
  expect(ours).toEqual([]);
}

test(
  'a site with errors at the start is built after they are fixed, and a new file becomes a new page',
  FULL_RUN_ONLY,
  async ({ page, complaints }) => {
    const copy = copyContent();
    const original = copy.read(PAGE);
    copy.write(PAGE, original.replace(/^title: .*$/m, 'title: [broken'));
    const server = await startTool(['--root', copy.rootDir, 'watch', '--port', '0', '--at', INSTANTS.during]);
    try {
      expect(server.output()).toContain('Nothing was published');
      const response = await page.goto(`${server.url}terms/`);
      expect(response?.status()).toBe(503);
      await expect(overlay(page).locator('pre')).toContainText('[broken');
      copy.write(PAGE, original);
      await server.waitForText('Built');
      await expect(page.locator('footer')).toBeVisible();
      expect(complaints.every((complaint) => complaint.includes('503'))).toBe(true);
      complaints.length = 0;

      await page.goto(`${server.url}code/`);
      copy.write('content/pages/code.md', `${copy.read('content/pages/code.md')}\n## Added while you read\n`);
      await expect(page.getByRole('heading', { name: 'Added while you read' })).toBeVisible();
    } finally {
      await page.goto('about:blank');
      await server.stop();
      copy.remove();
    }
  },
);

test('a changed setting of the whole site appears on an open page', FULL_RUN_ONLY, async ({ page }) => {
  const copy = copyContent();
  const server = await startTool(['--root', copy.rootDir, 'watch', '--port', '0', '--at', INSTANTS.during]);
  try {
    await page.goto(server.url);
    const outputLength = server.output().length;
    copy.write('content/site.yaml', copy.read('content/site.yaml').replace(/^title: .*$/m, 'title: Renamed'));
    await server.waitForText('Built', outputLength);
    await expect(page.locator('h1')).toHaveText('Renamed');
  } finally {
    await page.goto('about:blank');
    await server.stop();
    copy.remove();
  }
});
