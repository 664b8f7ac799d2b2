import { INSTANT_NAMES } from '../support/instants.ts';
import { isFull } from '../support/thoroughness.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, changing, msOf, routesAt } from './sites.ts';
import { visibleContent, waitForIslands } from './visible-content.ts';

/** A page consists of HTML and CSS; script only keeps it up to date. */

for (const name of isFull ? INSTANT_NAMES : (['before'] as const)) {
  test(`without script a page shows the content of the time of its build (${name})`, async ({ browser }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    const scripted = await browser.newPage({ serviceWorkers: 'block' });
    await scripted.clock.setFixedTime(msOf(name));
    // Screens at the venue show less with script: `screen.spec.ts` tests them.
    const routes = changing(routesAt(name)).filter(({ path, language }) => {
      return !path.startsWith('/screen/') && (isFull || language === 'en' || path.split('/').length < 5);
    });
    for (const { path } of routes) {
      const address = addressOf(name, path);
      await plain.goto(address);
      await scripted.goto(address);
      await waitForIslands(scripted);
      // Of several days a script shows one, and without it there are all of them.
      if ((await scripted.locator('[data-days]').count()) > 0) continue;
      // Only a script can draw the line of the present moment.
      await scripted.locator('.now-line').evaluateAll((lines) => {
        for (const line of lines as HTMLElement[]) line.hidden = true;
      });
      expect.soft(await visibleContent(plain), path).toEqual(await visibleContent(scripted));
    }
    await plain.close();
    await scripted.close();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 1280]) {
    test(`no control that needs script is visible, and every menu is visible (${width} pixels)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(addressOf('before', '/devlica/'));
      expect(await page.locator('.needs-script').count()).toBeGreaterThan(1);
      for (const control of await page.locator('.needs-script').all()) await expect(control).toBeHidden();
      for (const menu of await page.locator('header nav').all()) await expect(menu).toBeVisible();
      await expect(page.locator('header .event-menu a').first()).toBeVisible();
    });
  }
});
