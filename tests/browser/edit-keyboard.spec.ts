import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyContent, SMALL_SITE } from '../support/content-copy.ts';
import { FULL_RUN_ONLY } from '../support/thoroughness.ts';
import { button, choice, field } from './edit-pages.ts';
import { expect, test } from './quiet-test.ts';
import { startTool } from './started-tool.ts';

/** Where the focus is in the editor after what takes away the button that was pressed, and what fits a narrow screen. */

test.use({ serviceWorkers: 'block' });

const EDITION = 'content/events/meander/2027';
const SPEAKER = `${EDITION}/speakers/sternad-ilka.md`;

async function inEditor(page: Page, run: (site: { readonly url: string; readonly rootDir: string }) => Promise<void>) {
  const { rootDir, remove } = copyContent(SMALL_SITE);
  const watch = await startTool(['--root', rootDir, 'watch', '--port', '0', '--at', '2027-03-01T12:00']);
  try {
    await page.goto(watch.signedUrl);
    await run({ url: `${watch.url}dev/edit/`, rootDir });
  } finally {
    await page.goto('about:blank');
    await watch.stop();
    remove();
  }
}

const pressWithKey = async (page: Page, name: string): Promise<void> => {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
};

test('the focus is never lost in the editor', FULL_RUN_ONLY, async ({ page }) => {
  await inEditor(page, async ({ url, rootDir }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(`${url}?record=${SPEAKER}`);
    await pressWithKey(page, 'Rename…');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Rename…')).toBeFocused();

    await test.step('a draft is restored', async () => {
      await field(page, 'First name').fill('Ilse');
      page.on('dialog', (dialog) => dialog.accept());
      await page.reload();
      await pressWithKey(page, 'Restore them');
      await expect(heading).toBeFocused();
    });
    await test.step('a failure is seen from the top of a long form', async () => {
      await page.route('**/__conf-site/edit/save', (route) => route.fulfill({ body: 'no JSON' }));
      await field(page, 'First name').focus();
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
      await expect(field(page, 'First name')).toBeInViewport();
      await page.unroute('**/__conf-site/edit/save');
    });
    await test.step('one of two versions is chosen', async () => {
      const file = join(rootDir, SPEAKER);
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^name: .*$/m, 'name: Ina'));
      await button(page, 'Save').click();
      await expect(page.getByRole('heading', { name: 'This was changed elsewhere' })).toBeFocused();
      await pressWithKey(page, 'Keep mine');
      await expect(heading).toBeFocused();
    });
    await test.step('an entry is added to the programme, and taken back', async () => {
      await page.goto(`${url}?board=meander/2027`);
      await page
        .getByRole('button', { name: /^Add a break/ })
        .first()
        .click();
      await choice(page, 'Kind').selectOption('pause');
      await page.getByLabel('Title').first().fill('Lemonade');
      await page.keyboard.press('Enter');
      await expect(button(page, 'Move to… Lemonade')).toBeFocused();
      await page.locator('.board-undo').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('The last change is undone.')).toBeVisible();
      await expect(page.locator('.board-undo, .board h1').last()).toBeFocused();
    });
  });
});

test('the editor fits a screen of 320 pixels with the long words of German', FULL_RUN_ONLY, async ({ page }) => {
  await inEditor(page, async ({ url }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(url);
    await page.getByRole('combobox', { name: 'Language of the editor' }).selectOption('de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    for (const query of ['', `?record=${SPEAKER}`, `?record=${EDITION}/tickets.yaml`, '?board=meander/2027']) {
      await page.goto(url + query);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(cutTexts), query).toEqual([]);
    }
  });
});

/** Texts of buttons that do not fit them, and elements beyond the edge of the page. */
function cutTexts(): readonly string[] {
  const width = document.documentElement.clientWidth;
  const isCut = (element: HTMLElement): boolean => element.scrollWidth > element.clientWidth && element.clientWidth > 2;
  const buttons = [...document.querySelectorAll<HTMLElement>('button')].filter(isCut);
  const beyond = [...document.querySelectorAll<HTMLElement>('main *')].filter(
    (element) => element.getBoundingClientRect().right > width,
  );
  return [...buttons, ...beyond].map((element) => `${element.tagName} ${element.textContent}`);
}
