import type { Locator, Page } from '@playwright/test';
import { chromiumToLaunch } from '../support/chromium.js';
import { FULL_RUN_ONLY } from '../support/thoroughness.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';

/** The bell of the schedule in a browser that blocks sound before the first interaction. */

test.use({
  serviceWorkers: 'block',
  viewport: { width: 1280, height: 900 },
  launchOptions: {
    ...chromiumToLaunch(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--autoplay-policy=user-gesture-required'],
  },
});

const schedule = (page: Page): Locator => page.locator('[data-schedule]');
const status = (page: Page): Locator => page.locator('[data-island="schedule-tools"]').getByRole('status');

/** The messages of the tools. Playwright's own queries of a page count as interactions; this one does not. */
async function silentStatus(page: Page): Promise<() => Promise<string>> {
  const devTools = await page.context().newCDPSession(page);
  const expression = `document.querySelector('[data-island="schedule-tools"] [role="status"]')?.textContent`;
  return async () => {
    const { result } = await devTools.send('Runtime.evaluate', { expression });
    return String(result.value);
  };
}

for (const { path, blocked, details } of [
  { path: '/devlica/', blocked: 'Sounds are blocked by browser.', details: {} },
  { path: '/hr/devlica/', blocked: 'Preglednik je blokirao zvuk.', details: FULL_RUN_ONLY },
]) {
  test(
    `a bell of an earlier visit is reported to be blocked until the first interaction (${path})`,
    details,
    async ({ page }) => {
      await page.clock.setFixedTime(msOf('during'));
      await page.addInitScript(() => localStorage.setItem('conf-site-schedule', 'bell'));
      const readStatus = await silentStatus(page);
      await page.goto(`${addressOf('during', path)}#schedule`);
      await expect.poll(readStatus).toContain(blocked);
      await page.keyboard.press('Shift');
      await expect(status(page)).toContainText(blocked);
      await page.locator('[data-star]').first().press('Enter');
      await expect(status(page)).not.toContainText(blocked);
    },
  );
}

test('a bell that is switched on rings, and one that is switched off is silent', async ({ page }) => {
  await page.clock.setFixedTime(msOf('during'));
  await page.goto(addressOf('during', '/devlica/'));
  await schedule(page).scrollIntoViewIfNeeded();
  await expect(schedule(page)).toHaveAttribute('data-board', 'ready');
  await page.locator('[data-more-tools]').click();
  const bell = page.getByRole('checkbox', { name: 'Bell' });
  await bell.press('Space');
  await expect(bell).toBeChecked();
  await expect(status(page)).not.toContainText('Sounds are blocked');
  await bell.press('Space');
  await expect(bell).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('conf-site-schedule'))).toBeNull();
});

for (const { built, by } of [
  { built: 'after', by: 'the build' },
  { built: 'before', by: 'a page built long ago' },
] as const) {
  test(`after the last entry no bell and no reminder is offered, even ${by}`, async ({ page }) => {
    await page.clock.setFixedTime(msOf('after'));
    await page.addInitScript(() => localStorage.setItem('conf-site-schedule', 'bell autoScroll'));
    await page.goto(`${addressOf(built, '/devlica/')}#schedule`);
    await expect(schedule(page)).toHaveAttribute('data-board', 'ready');
    await page.locator('[data-more-tools]').click();
    await expect(page.locator('.schedule-tools').getByRole('checkbox'), 'the starred alone').toHaveCount(1);
    await expect(page.locator('[data-full-page]')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('[data-star]').first().press('Enter');
    await expect(status(page)).toContainText('Starred');
    await expect(status(page)).not.toContainText('Sounds are blocked');
    expect(await page.evaluate(() => localStorage.getItem('conf-site-schedule'))).toBe('bell autoScroll');
  });
}
