import { copyContent, SMALL_SITE } from '../support/content-copy.ts';
import { axeFindings, withAxe } from './axe-findings.ts';
import { button, field, openList, openRecord, save } from './edit-pages.ts';
import { expect, test } from './quiet-test.ts';
import { startTool } from './started-tool.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 800 } });

test('next year begins before this one is over, only if that is confirmed, and what it asks for is reviewed', async ({
  page,
}) => {
  const copy = copyContent(SMALL_SITE);
  const watch = await startTool(['--root', copy.rootDir, 'watch', '--port', '0', '--at', '2027-03-01T12:00']);
  const dialog = page.getByRole('dialog', { name: 'New edition' });
  try {
    await withAxe(page);
    await page.goto(watch.editUrl);
    await button(page, '+ New edition').click();
    await expect(dialog.getByRole('status')).toContainText('writes 4 new files and changes 2 files');
    await expect(button(dialog, 'Create')).toBeDisabled();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('checkbox', { name: 'Archive 2027 before it is over' }).check();
    await button(dialog, 'Create').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Meander 2028' })).toBeVisible();

    const reviewed = page.getByRole('button', { name: 'Reviewed', exact: true });
    await expect(reviewed.first()).toBeVisible();
    const count = await reviewed.count();
    await reviewed.first().click();
    await expect(reviewed).toHaveCount(count - 1);
    await openList(page);
    await button(page, 'Undo: Meander 2028').click();
    await button(page, 'Undo: Meander 2028').click();
    await expect(page.getByRole('heading', { level: 2, name: 'Meander 2028' })).toBeHidden();

    await button(page, '+ New event').click();
    await page.getByRole('dialog').getByLabel('Title or name').fill('Night of code');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Night of code' })).toBeVisible();
    await openRecord(page, 'Night of code 2027', 'Editions');
  } finally {
    await page.goto('about:blank');
    await watch.stop();
    copy.remove();
  }
});

test('clicks that follow each other quickly undo one step', async ({ page }) => {
  const copy = copyContent(SMALL_SITE);
  const watch = await startTool(['--root', copy.rootDir, 'watch', '--port', '0', '--at', '2027-03-01T12:00']);
  try {
    await page.goto(watch.editUrl);
    await openRecord(page, 'Ilka Šternad', 'Speakers');
    for (const name of ['Ilse', 'Ilma']) {
      await field(page, 'First name').fill(name);
      await save(page);
    }
    const asked: string[] = [];
    await page.route('**/history', async (route) => {
      asked.push(route.request().url());
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
      await route.continue();
    });
    await page.getByRole('button', { name: /^Undo: / }).dblclick();
    await expect(field(page, 'First name')).toHaveValue('Ilse');
    expect(asked).toHaveLength(1);
  } finally {
    await page.goto('about:blank');
    await watch.stop();
    copy.remove();
  }
});
