import type { Locator, Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../support/thoroughness.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msAt, type ServedName } from './sites.ts';
import { waitForRuntime } from './visible-content.ts';

/** The first screen of the home page in the phases of the main event, on a laptop and on a phone. */

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** Opens the home page at a wall-clock time. */
async function openHome(page: Page, { build, wall, path = '/' }: { build: ServedName; wall: string; path?: string }) {
  await page.clock.setFixedTime(msAt(wall));
  await page.goto(addressOf(build, path));
  await waitForRuntime(page);
}

/** Expects elements to be visible as a whole without scrolling. */
async function expectInFirstScreen(page: Page, all: readonly Locator[]): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  for (const one of all) {
    await expect(one).toBeVisible();
    const box = await one.boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0), String(one)).toBeLessThanOrEqual(height);
  }
}

for (const size of SIZES) {
  test.describe(`${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    for (const path of ['/', '/hr/']) {
      const run = path === '/' ? {} : FULL_RUN_ONLY;
      test(
        `before the event ${path} has date, days to go, place, price, tickets and three faces`,
        run,
        async ({ page }) => {
          await openHome(page, { build: 'before', wall: '2026-03-01T09:00', path });
          const poster = page.locator('.poster');
          const facts = poster.locator('.facts > div:visible');
          await expect(facts).toHaveCount(3);
          await expect(facts.nth(0)).toContainText('68');
          await expect(facts.nth(1)).toContainText('Tkaonica');
          await expect(facts.nth(2)).toContainText('24');
          const faces = poster.locator('.faces li');
          await expect(faces).toHaveCount(3);
          const tickets = poster.locator('a.button[href$="/devlica/#tickets"]');
          await expectInFirstScreen(page, [facts.nth(0), facts.nth(1), facts.nth(2), tickets, ...(await faces.all())]);
        },
      );

      test(`during the event ${path} has what is on in each room`, run, async ({ page }) => {
        await openHome(page, { build: 'before', wall: '2026-05-08T11:20', path });
        const titles = page.locator('.today-title:visible');
        await expect(titles).toHaveCount(4);
        await expect(page.locator('.today-until:visible')).toContainText(['11:30', '11:30', '12:20', '11:50']);
        const rooms = page.locator('.today li:visible', { has: titles }).locator('.today-room');
        await expect(rooms).toHaveCount(4);
        await expectInFirstScreen(page, [...(await rooms.all()), ...(await titles.all())]);
      });

      test(`after the event ${path} looks back and leads to the newsletter`, run, async ({ page }) => {
        await openHome(page, { build: 'before', wall: '2026-06-20T09:00', path });
        const poster = page.locator('.poster');
        await expect(page.locator('.today')).toBeHidden();
        await expect(poster.locator('.faces')).toBeHidden();
        await expectInFirstScreen(page, [
          poster.locator('.look-back .lead'),
          poster.locator('a.button[href*="/survey/"]'),
          poster.locator('a.button[href$="/devlica/"]'),
          poster.locator('a.button[href$="/devlica/#newsletter"]'),
        ]);
      });
    }
  });
}

test('the days to go change at midnight in the zone of the event', async ({ page }) => {
  for (const [wall, days] of [
    ['2026-05-06T23:59', '2 days to go'],
    ['2026-05-07T00:00', '1 day to go'],
    ['2026-05-07T23:59', '1 day to go'],
  ] as const) {
    await openHome(page, { build: 'before', wall });
    await expect(page.getByRole('timer')).toHaveText(days);
  }
  await openHome(page, { build: 'before', wall: '2026-05-08T00:00' });
  await expect(page.getByRole('timer')).toBeHidden();
  await expect(page.locator('.today-next:visible').first()).toContainText('08:00');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the date stands there instead of the days to go', async ({ page }) => {
    await page.goto(addressOf('before', '/'));
    await expect(page.locator('.poster time').first()).toHaveText(/8\sMay\s2026/);
    await expect(page.locator('.poster .count')).toBeHidden();
  });
});

for (const width of [320, 1280, 1920, 2560]) {
  test(`the three faces are large enough to recognise at a width of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHome(page, { build: 'during', wall: '2026-05-08T09:00' });
    for (const picture of await page.locator('.poster .faces .portrait').all()) {
      expect((await picture.boundingBox())?.width).toBeGreaterThan(64);
    }
  });
}
