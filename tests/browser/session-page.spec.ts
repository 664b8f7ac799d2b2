import type { Page } from '@playwright/test';
import { expect, test } from './quiet-test.ts';
import { addressOf } from './sites.ts';

/** The page of a session from one build, before, during and after the session. */

test.use({ serviceWorkers: 'block' });

const PATH = '/devlica/2026/sessions/two-banks-2/';
const LANGUAGES = [
  { prefix: '', now: 'Happening now', over: 'This session is over.', material: 'Slides and code' },
  { prefix: '/hr', now: 'Upravo traje', over: 'Ova je točka programa završila.', material: 'Prezentacije i kôd' },
] as const;

async function openAt(page: Page, path: string, time: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`2026-05-08T${time}:00+02:00`));
  await page.goto(addressOf('before', path));
}

/** Whether the slides are above what the session is about. */
async function hasMaterialFirst(page: Page, material: string): Promise<boolean> {
  const [slides, text] = await Promise.all([
    page.getByRole('heading', { name: material }).boundingBox(),
    page.locator('.talk-text').boundingBox(),
  ]);
  return (slides?.y ?? 0) < (text?.y ?? 0);
}

for (const { prefix, now, over, material } of LANGUAGES) {
  test(`it says where the session stands, and has the slides on top once it is over (${prefix}${PATH})`, async ({
    page,
  }) => {
    const stage = page.locator('.talk-head .phase:visible');
    const heading = page.getByRole('heading', { name: material });
    await openAt(page, prefix + PATH, '14:09');
    await expect(stage).toHaveCount(0);
    await expect(heading).toHaveCount(1);
    expect(await hasMaterialFirst(page, material)).toBe(false);
    await openAt(page, prefix + PATH, '14:10');
    await expect(stage).toHaveText(now);
    await openAt(page, prefix + PATH, '14:40');
    await expect(stage).toHaveText(over);
    await expect(heading).toHaveCount(1);
    expect(await hasMaterialFirst(page, material)).toBe(true);
  });
}

test('it is starred with the same stars as in the schedule, to which it leads and which leads back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAt(page, PATH, '08:30');
  const star = page.getByRole('button', { name: 'Star', exact: true });
  await expect(page.locator('[data-island="session-star"]')).toHaveAttribute('data-island-state', 'ready');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'See it in the schedule' }).click();
  await expect(page).toHaveURL(/\/devlica\/schedule\/#session-two-banks-2$/);
  const row = page.locator('#session-two-banks-2');
  await expect(row.locator('[data-star]')).toHaveAttribute('aria-pressed', 'true');
  await row.locator('h4').getByRole('link').click();
  await expect(page).toHaveURL(addressOf('before', PATH));
  await expect(page.locator('[data-island="session-star"]')).toHaveAttribute('data-island-state', 'ready');
  await star.press('Space');
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => localStorage.getItem('conf-site-stars:devlica/2026'))).toBeNull();
});

test('it leads to the room on the event’s page, until that no longer shows the venue', async ({ page }) => {
  await openAt(page, PATH, '14:20');
  await page.getByRole('link', { name: 'Warping room' }).click();
  await expect(page).toHaveURL(/\/devlica\/#room-warping-room$/);
  await expect(page.locator('#room-warping-room')).toBeVisible();
  await openAt(page, PATH, '20:00');
  await expect(page.getByText('Warping room').locator('visible=true')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Warping room' })).toHaveCount(0);
});

for (const width of [360, 1280]) {
  test(`it fits ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [PATH, `/hr${PATH}`, '/devlica/2025/sessions/counted-threads/']) {
      await openAt(page, path, '14:20');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
