import { copyContent, SMALL_SITE } from '../support/content-copy.ts';
import { button } from './edit-pages.ts';
import { expect, test } from './quiet-test.ts';
import { startTool } from './started-tool.ts';

/** Somebody who speaks Croatian and edits for the first time. */

test.use({ serviceWorkers: 'block', locale: 'hr-HR' });

test('the editor speaks the language of the browser from its link on, and forgets a failed check when the change is saved', async ({
  page,
  complaints,
}) => {
  const copy = copyContent(SMALL_SITE);
  const watch = await startTool(['--root', copy.rootDir, 'watch', '--port', '0', '--at', '2027-03-01T12:00']);
  try {
    await page.goto(watch.signedUrl);
    await page.getByRole('link', { name: 'Uredi', exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Sav sadržaj' }).click();
    await page.getByRole('searchbox').fill('postavke web');
    await page.getByRole('link', { name: 'Postavke web-mjesta' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Postavke web-mjesta' })).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'Sav sadržaj' }).click();
    await page.getByRole('link', { name: 'Meander', exact: true }).last().click();
    await expect(button(page, '+ Dodaj: Gumb').first()).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('group', { name: 'Slogan' }).getByRole('textbox').last().fill('Rijeke i mreže');
    await expect(page.locator('.failure')).toBeVisible();
    await page.context().setOffline(false);
    await page.keyboard.press('Control+s');
    await expect(page.locator('p.status')).toHaveText('Spremljeno.');
    await expect(page.locator('.failure')).toHaveCount(0);
  } finally {
    complaints.splice(0, Infinity, ...complaints.filter((one) => !one.includes('INTERNET_DISCONNECTED')));
    await page.goto('about:blank');
    await watch.stop();
    copy.remove();
  }
});
