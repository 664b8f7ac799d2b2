import { copyContent, SMALL_SITE } from '../support/content-copy.ts';
import { button, openRecord, save } from './edit-pages.ts';
import { expect, test } from './quiet-test.ts';
import { startTool } from './started-tool.ts';

/** The interface texts in the editor, in a site that has none of its own. */

test.use({ serviceWorkers: 'block' });

test('a text of conf-site is replaced in two languages, and comes back when it is emptied', async ({ page }) => {
  const copy = copyContent(SMALL_SITE);
  const watch = await startTool(['--root', copy.rootDir, 'watch', '--port', '0', '--at', '2027-03-01T12:00']);
  try {
    await page.goto(watch.editUrl);
    await openRecord(page, 'Interface texts', 'Interface texts');
    await page.getByRole('searchbox').fill('skip to content');
    const text = page.getByRole('group', { name: 'skipToContent' });
    await text.getByLabel('Hrvatski').fill('Ravno na {{place}}');
    await expect(text.getByText('{{place}}" has no value')).toBeVisible();
    await text.getByLabel('English').fill('Straight to the content');
    await text.getByLabel('Hrvatski').fill('Ravno na sadržaj');
    await expect(text.getByText('Text of conf-site: “Skip to content”')).toBeVisible();
    await save(page);
    const schema = '# yaml-language-server: $schema=../../../.conf-site/schemas/i18n.schema.json\n';
    expect(copy.read('content/i18n/en/common.yaml')).toBe(`${schema}skipToContent: Straight to the content\n`);
    expect(copy.read('content/i18n/hr/common.yaml')).toBe(`${schema}skipToContent: Ravno na sadržaj\n`);

    const croatian = await page.context().newPage();
    await expect(async () => {
      await croatian.goto(`${watch.url}hr/`);
      await expect(croatian.getByRole('link', { name: 'Ravno na sadržaj' })).toBeAttached({ timeout: 200 });
    }).toPass();
    await croatian.close();

    await text.getByLabel('English').fill('');
    await expect(text.getByText('Empty, so this is shown: “Skip to content”')).toBeVisible();
    await button(page, 'Save').click();
    await expect(text.getByLabel('English')).toHaveValue('Skip to content');
    expect(() => copy.read('content/i18n/en/common.yaml')).toThrow();
  } finally {
    await page.goto('about:blank');
    await watch.stop();
    copy.remove();
  }
});
