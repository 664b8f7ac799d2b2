import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyContent, SMALL_SITE } from '../support/content-copy.ts';
import { axeFindings, withAxe } from './axe-findings.ts';
import { button } from './edit-pages.ts';
import { expect, test } from './quiet-test.ts';
import { startTool } from './started-tool.ts';

/** A change that is announced at the desk, with the keyboard alone. */

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });

const CHANGE = 'content/events/meander/2027/changes/rivers-of-bytes-delayed.yaml';

test('a change is chosen, read, announced and undone on a phone without a pointer', async ({ page }) => {
  const copy = copyContent(SMALL_SITE);
  const watch = await startTool(['--root', copy.rootDir, 'watch', '--port', '0', '--at', '2027-04-16T08:40']);
  const type = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  try {
    await withAxe(page);
    await page.goto(`${watch.editUrl}&board=meander/2027`);
    await button(page, 'Announce… Rivers of bytes').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Announce a change' });
    await expect(dialog.getByLabel('What happens?')).toBeFocused();
    await type('ArrowDown', 'Tab', 'Tab', '1', '5');
    await expect(dialog.getByRole('status')).toContainText(/"Rivers of bytes" begins at \d\d:15 instead of \d\d:00/);
    expect(await axeFindings(page)).toEqual([]);
    await type('Escape', 'Enter');
    await expect(dialog.getByRole('spinbutton')).toHaveValue('15');
    await dialog.getByRole('spinbutton').press('Enter');
    await expect(dialog).toBeHidden();
    await expect(button(page, 'Announce… Rivers of bytes')).toBeFocused();
    await expect(page.locator('.board-status')).toContainText('Announced.');
    await expect(page.getByRole('link', { name: 'Begins later: Rivers of bytes' })).toBeVisible();
    expect(copy.read(CHANGE)).toContain('minutes: 15\n');
    await button(page.locator('.board-status'), 'Undo: Rivers of bytes').press('Enter');
    await expect(page.getByRole('link', { name: 'Begins later: Rivers of bytes' })).toBeHidden();
    expect(existsSync(join(copy.rootDir, CHANGE))).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  } finally {
    await page.goto('about:blank');
    await watch.stop();
    copy.remove();
  }
});
