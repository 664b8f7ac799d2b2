import type { Page } from '@playwright/test';
import { expect, test } from './quiet-test.ts';
import { addressOf, msAt } from './sites.ts';

/** A session that is cancelled: on the schedule, among the stars, and on its page. */

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });

/** Both begin at 10:15; the first one is cancelled. */
const [BLINK, PASSWORD] = ['page-that-does-not-blink', 'password-nobody-knows'];

const row = (page: Page, session: string) => page.locator(`#session-${session}`);
const star = (page: Page, session: string) => page.locator(`[data-star="${session}"]`);

async function openSchedule(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(msAt('2026-05-08T10:20'));
  await page.goto(addressOf('staged', path));
  const schedule = page.locator('[data-schedule]');
  await schedule.scrollIntoViewIfNeeded();
  await expect(schedule).toHaveAttribute('data-board', 'ready');
}

for (const [prefix, word] of [
  ['', 'Cancelled'],
  ['/hr', 'Otkazano'],
] as const) {
  test(`its row is struck through, says so, and is never on (${prefix}/devlica/)`, async ({ page }) => {
    await openSchedule(page, `${prefix}/devlica/`);
    await expect(row(page, BLINK).locator('.outcome')).toHaveText(word);
    await expect(row(page, BLINK).locator('h4 s')).toHaveCSS('text-decoration-line', 'line-through');
    await expect(row(page, PASSWORD)).toHaveAttribute('aria-current', 'time');
    await expect(row(page, BLINK)).not.toHaveAttribute('aria-current');
  });

  test(`its page says what happened, and is never on (${prefix}/devlica/)`, async ({ page }) => {
    await page.clock.setFixedTime(msAt('2026-05-08T10:20'));
    await page.goto(addressOf('staged', `${prefix}/devlica/2026/sessions/${BLINK}/`));
    await expect(page.locator('.talk-head .outcome')).toHaveText(word);
    await expect(page.locator('.changes li')).toContainText(word);
    await expect(page.locator('.talk-head .phase:visible')).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(`^${word}: `));
  });
}

test('it stays among the stars, and overlaps nothing', async ({ page }) => {
  await openSchedule(page, '/devlica/');
  await star(page, BLINK).click();
  await star(page, PASSWORD).click();
  await page.getByRole('checkbox', { name: 'Only my stars' }).press('Space');
  await expect(page.locator('.row-session:visible')).toHaveCount(2);
  await expect(row(page, BLINK).locator('.outcome')).toBeVisible();
  await expect(page.locator('.overlaps')).toHaveCount(0);
});

for (const [prefix, link, title] of [
  ['', /^\d+ changes? to the programme$/, 'Changes'],
  ['/hr', /^\d+ promjen[ae] u programu$/, 'Promjene'],
] as const) {
  test(`the schedule leads to the page of changes, which leads to the session (${prefix}/devlica/)`, async ({
    page,
  }) => {
    await openSchedule(page, `${prefix}/devlica/`);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/devlica/2026/changes/$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.locator(`.change a[href$="/sessions/${BLINK}/"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/devlica/2026/sessions/${BLINK}/$`));
  });
}

for (const width of [360, 1280]) {
  test(`the page of changes fits ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/devlica/2025/changes/', '/hr/devlica/2025/changes/']) {
      await page.goto(addressOf('staged', path));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
