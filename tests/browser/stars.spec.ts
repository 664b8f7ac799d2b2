import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { codesOf, pendingStar } from '../../src/domain/programme/star-codes.ts';
import { FULL_RUN_ONLY } from '../support/thoroughness.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';

/** Starred sessions are stored, shared, exported as a calendar and reminded of. There is also the line of the present time. */

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });

const KEY = 'conf-site-stars:devlica/2026';
/** Both begin at 10:15. */
const [BLINK, PASSWORD] = ['page-that-does-not-blink', 'password-nobody-knows'];

/** An entry of the programme without a session, which is rated like one. */
const PANEL = 'panel-2026-05-08-1';

const schedule = (page: Page): Locator => page.locator('[data-schedule]');
const star = (page: Page, session: string): Locator => page.locator(`[data-star="${session}"]`);
const row = (page: Page, session: string): Locator => page.locator(`#session-${session}`);
const storedStars = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), KEY);

/** The address of a link with stars. */
const linkWith = (...idents: readonly string[]): string =>
  `${addressOf('during', '/devlica/')}?link#stars=${codesOf(idents)}`;

async function open(page: Page, path = '/devlica/'): Promise<void> {
  await page.goto(addressOf('during', path));
  await schedule(page).scrollIntoViewIfNeeded();
  await expect(schedule(page)).toHaveAttribute('data-board', 'ready');
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(msOf('during'));
});

for (const path of ['/devlica/', '/hr/devlica/']) {
  test(
    `a star is set and removed by keyboard, and stays after a reload (${path})`,
    path === '/devlica/' ? {} : FULL_RUN_ONLY,
    async ({ page }) => {
      await open(page, path);
      await expect(star(page, BLINK)).toHaveAccessibleName(/: \S/);
      await star(page, BLINK).focus();
      await page.keyboard.press('Enter');
      await expect(star(page, BLINK)).toHaveAttribute('aria-pressed', 'true');
      await expect(schedule(page).getByRole('status').first()).toContainText(
        (await row(page, BLINK).locator('h4').textContent()) ?? 'no title',
      );
      await page.reload();
      await schedule(page).scrollIntoViewIfNeeded();
      await expect(star(page, BLINK)).toHaveAttribute('aria-pressed', 'true');
      await star(page, BLINK).press('Space');
      await expect(star(page, BLINK)).toHaveAttribute('aria-pressed', 'false');
      expect(await storedStars(page)).toBeNull();
    },
  );
}

test('only starred sessions are shown on request, between the breaks, and overlaps are reported', async ({ page }) => {
  await open(page);
  await star(page, BLINK).click();
  await expect(page.locator('.overlaps')).toHaveCount(0);
  await star(page, PASSWORD).click();
  await expect(page.locator('.overlaps a')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Only my stars' }).press('Space');
  await expect(page.locator('.row-session:visible')).toHaveCount(2);
  await expect(page.locator('.row-break:visible').first()).toBeVisible();
  const rows = await page
    .locator('.row:visible')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })));
  const bottoms = rows.map(({ bottom }) => bottom);
  const gaps = rows.slice(1).map(({ top }, index) => top - Math.max(...bottoms.slice(0, index + 1)));
  expect(Math.max(...gaps), 'time of which nothing is shown').toBeLessThan(16);
});

test('a filter without any star says so, outside of the programme and to screen readers', async ({ page }) => {
  await open(page);
  await page.getByRole('checkbox', { name: 'Only my stars' }).press('Space');
  const emptyNotice = schedule(page).getByRole('status').getByText('You have not starred anything yet.');
  await expect(emptyNotice).toBeVisible();
  const below = await schedule(page).locator('h3:visible').first().boundingBox();
  const { y, height } = (await emptyNotice.boundingBox()) ?? { y: 0, height: 0 };
  expect((below?.y ?? 0) - (y + height)).toBeGreaterThanOrEqual(8);
  await star(page, BLINK).evaluate((button: HTMLElement) => button.click());
  await expect(emptyNotice).toHaveCount(0);
});

test('another tab shows the same stars immediately', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await other.clock.setFixedTime(msOf('during'));
  await open(other, '/hr/devlica/');
  await star(other, PASSWORD).click();
  await expect(star(page, PASSWORD)).toHaveAttribute('aria-pressed', 'true');
});

test('a link with stars offers them, shows them, and adds them to existing ones', async ({ page }) => {
  await open(page);
  await star(page, BLINK).click();
  await page.goto(linkWith(PASSWORD, 'hidden-for-now'));
  const offer = page.locator('.shared-stars');
  await expect(offer).toContainText('Starred sessions: 2');
  await expect(offer.locator('li')).toHaveCount(1);
  expect(await storedStars(page)).toBe(BLINK);
  await offer.getByRole('checkbox').press('Space');
  await expect(page.locator('.row-session:visible')).toHaveCount(1);
  await expect(row(page, PASSWORD)).toBeVisible();
  await offer.getByRole('button').first().click();
  await expect(offer).toHaveCount(0);
  expect(await storedStars(page)).toBe(`${BLINK},${PASSWORD},${pendingStar('hidden-for-now')}`);
  expect(page.url()).not.toContain('stars=');
});

test('declined stars of a link leave no trace', async ({ page }) => {
  await page.goto(linkWith(PASSWORD));
  await page.locator('.shared-stars').getByRole('button').last().click();
  await expect(page.locator('.shared-stars')).toHaveCount(0);
  expect(await storedStars(page)).toBeNull();
});

test('the calendar of the stars has these sessions with the ids of the whole programme', async ({ page }) => {
  await open(page);
  await star(page, BLINK).click();
  await star(page, PANEL).click();
  await page.locator('[data-more-tools]').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'My stars as a calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('devlica-2026-stars.ics');
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.match(/^UID:.*/gm)).toHaveLength(2);
  expect(text).toContain(`UID:devlica-2026-${BLINK}@`);
  expect(text).toContain(`UID:devlica-2026-${PANEL}@`);
  expect(text).toContain('BEGIN:VTIMEZONE');
});

test('Escape leaves the full-page view, and the focus is on the button of its menu', async ({ page }) => {
  await open(page);
  const button = page.locator('[data-more-tools]');
  await button.click();
  await page.locator('[data-full-page]').press('Enter');
  await expect(schedule(page)).toHaveRole('dialog');
  await expect(page.locator('.site-header')).toHaveJSProperty('inert', true);
  await page.keyboard.press('Escape');
  await expect(schedule(page)).not.toHaveAttribute('role');
  await expect(page.locator('.site-header')).toHaveJSProperty('inert', false);
  await expect(button).toBeFocused();
});

test('a starred session is announced five minutes before it begins', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-05-08T15:00:00+02:00') });
  await open(page);
  const starred = page.locator('.row-session[data-at]').last();
  await starred.locator('[data-star]').click();
  const startsAt = Number((await starred.getAttribute('data-at'))?.split(' ')[0]);
  await page.clock.pauseAt((startsAt - 301) * 1000);
  await expect(schedule(page).getByRole('status').first()).not.toContainText('five minutes');
  await page.clock.runFor(2000);
  await expect(schedule(page).getByRole('status').first()).toContainText('Begins in five minutes');
});

test('the line of the present time is on the day, and running sessions are marked', async ({ page }) => {
  await open(page);
  await expect(page.locator('.now-line')).toHaveCount(1);
  const running = page.locator('.row[aria-current="time"]');
  await expect(running.first()).toBeVisible();
  for (const one of await running.all()) {
    const [from = 0, to = 0] = ((await one.getAttribute('data-at')) ?? '').split(' ').map(Number);
    expect(from * 1000).toBeLessThanOrEqual(msOf('during'));
    expect(to * 1000).toBeGreaterThan(msOf('during'));
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no star, no tool and no line', async ({ page }) => {
    await page.goto(addressOf('during', '/devlica/'));
    await expect(star(page, BLINK)).toBeHidden();
    await expect(page.locator('.schedule-tools')).toBeHidden();
    await expect(page.locator('.now-line')).toHaveCount(0);
  });
});
