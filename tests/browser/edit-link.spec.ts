import { copyContent, SMALL_SITE } from '../support/content-copy.ts';
import { INSTANTS } from '../support/instants.ts';
import { FULL_RUN_ONLY } from '../support/thoroughness.ts';
import { expect, test } from './quiet-test.ts';
import { startTool } from './started-tool.ts';
import { waitForRuntime } from './visible-content.ts';

/** From a page to the editor of what it shows, with the toolbar of `watch`. */

test.use({ serviceWorkers: 'block' });

test('a link of the toolbar opens the editor with the page, and a link in its list of files opens it with the record', async ({
  page,
}) => {
  const copy = copyContent();
  const watch = await startTool(['--root', copy.rootDir, 'watch', '--port', '0', '--at', INSTANTS.during]);
  const edit = page.getByRole('link', { name: 'Edit', exact: true });
  const editor = page.locator('#editor > *').first();
  try {
    await page.goto(watch.signedUrl);
    await expect(page).toHaveURL(watch.url);
    await page.goto(`${watch.url}hr/terms/`);
    await waitForRuntime(page);
    await expect(edit).toHaveAttribute('href', '/dev/edit/?page=%2Fhr%2Fterms%2F');
    await page.getByRole('contentinfo').locator('a[href="/hr/privacy/"]').first().click();
    await expect(page).toHaveURL(/\/hr\/privacy\/$/);
    // The link follows the page when the navigation has ended, which also moves the focus.
    await expect(edit).toHaveAttribute('href', '/dev/edit/?page=%2Fhr%2Fprivacy%2F');
    await edit.press('Enter');
    await expect(page).toHaveURL(`${watch.url}dev/edit/?page=%2Fhr%2Fprivacy%2F`);
    await expect(editor).toBeVisible({ timeout: 20_000 });

    await page.goto(`${watch.url}hr/terms/`);
    await waitForRuntime(page);
    await page.getByRole('button', { name: /^conf-site/ }).press('Enter');
    await page.getByRole('tab', { name: 'Files' }).click();
    await page.getByRole('link', { name: 'Edit terms.hr.md' }).press('Enter');
    await expect(page).toHaveURL(`${watch.url}dev/edit/?record=content%2Fpages%2Fterms.md`);
    await expect(editor).toBeVisible({ timeout: 20_000 });
  } finally {
    await page.goto('about:blank');
    await watch.stop();
    copy.remove();
  }
});

test(
  'in a browser that has not opened the address of the terminal, the toolbar and the editor say that it is needed',
  FULL_RUN_ONLY,
  async ({ page, complaints }) => {
    const copy = copyContent(SMALL_SITE);
    const watch = await startTool(['--root', copy.rootDir, 'watch', '--port', '0', '--at', '2027-03-01T12:00']);
    const panel = page.getByRole('tabpanel');
    try {
      await page.goto(watch.url);
      await waitForRuntime(page);
      await page.getByRole('button', { name: /^conf-site/ }).press('Enter');
      await expect(panel).toContainText('Open the address that the terminal shows after “Ready at”');
      await panel.getByRole('button', { name: 'Go' }).click();
      await expect(panel.locator('p.status')).toContainText('Open the address that the terminal shows');
      await page.getByRole('tab', { name: 'Files' }).click();
      await expect(panel).toContainText('Open the address that the terminal shows after “Ready at”');
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await expect(page.getByRole('alert')).toContainText('Open the address that the terminal shows after “Edit”');
    } finally {
      await page.goto('about:blank');
      await watch.stop();
      copy.remove();
      complaints.splice(0, Infinity, ...complaints.filter((one) => !one.includes('403')));
    }
  },
);

test.describe('with the worker of the site', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'the editor, whose page contains a secret, is not cached for reading offline',
    FULL_RUN_ONLY,
    async ({ page, complaints }) => {
      const copy = copyContent();
      const watch = await startTool(['--root', copy.rootDir, 'watch', '--port', '0', '--at', INSTANTS.during]);
      const cached = () =>
        page.evaluate(async () => {
          const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
          return keys.flat().map(({ url }) => new URL(url).pathname);
        });
      try {
        await page.goto(watch.signedUrl);
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.goto(watch.editUrl);
        await expect(page.locator('#editor > *').first()).toBeVisible();
        expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
        await page.goto(`${watch.url}hr/terms/`);
        await expect.poll(cached).toContain('/hr/terms/');
        expect(await cached()).not.toContain('/dev/edit/');
      } finally {
        await page.goto('about:blank');
        await watch.stop();
        copy.remove();
        // The worker still loads pages in advance when the watch ends.
        complaints.splice(0, Infinity, ...complaints.filter((one) => !one.includes('failed: net::ERR_CONNECTION')));
      }
    },
  );
});
