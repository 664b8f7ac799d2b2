import type { Page } from '@playwright/test';
import { expect, test } from './quiet-test.ts';
import { addressOf, msAt } from './sites.ts';
import { waitForRuntime } from './visible-content.ts';

/** The page of a schedule: the day that is on, what is on now in each room, and the controls. */

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const dayLinks = (page: Page) => page.getByRole('navigation', { name: /^(Days of the schedule|Dani rasporeda)$/ });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('each day of several has a page, and all are linked', async ({ page }) => {
    await page.goto(addressOf('staged', '/hacklica/schedule/'));
    await expect(page.locator('.day')).toHaveCount(1);
    await dayLinks(page).getByRole('link').last().click();
    await expect(page).toHaveURL(addressOf('staged', '/hacklica/schedule/2026-05-09/'));
    await expect(page.locator('.day time').first()).toHaveAttribute('datetime', '2026-05-09');
    await expect(dayLinks(page).locator('[aria-current="page"]')).toHaveCount(1);
  });
});

for (const { at, path, leadsTo, when } of [
  { at: '2026-03-01T12:00', path: '/hacklica/schedule/', leadsTo: '/hacklica/schedule/', when: 'before the event' },
  {
    at: '2026-05-09T08:00',
    path: '/hr/hacklica/schedule/?stars=a#schedule',
    leadsTo: '/hr/hacklica/schedule/2026-05-09/?stars=a#schedule',
    when: 'on its second day',
  },
  {
    at: '2026-05-09T08:00',
    path: '/hacklica/schedule/2026-05-08/',
    leadsTo: '/hacklica/schedule/2026-05-08/',
    when: 'at the address of another day',
  },
  { at: '2026-06-01T08:00', path: '/hacklica/schedule/', leadsTo: '/hacklica/schedule/', when: 'after the event' },
]) {
  test(`a schedule that was built in spring leads to the day that is on: ${when}`, async ({ page }) => {
    await page.clock.setFixedTime(msAt(at));
    await page.goto(addressOf('staged', path));
    await waitForRuntime(page);
    await expect(page).toHaveURL(addressOf('staged', leadsTo));
    await expect(page.locator('.day')).toHaveCount(1);
  });
}
