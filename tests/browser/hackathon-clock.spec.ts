import type { Locator, Page } from '@playwright/test';
import { HOUR_MS } from './clock.ts';
import { comeBack, follow } from './follow.ts';
import { holdRequests } from './navigated.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf } from './sites.ts';
import { waitForRuntime } from './visible-content.ts';

/** The clock of a hackathon: the time until the work begins, and then until it ends. */

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const STARTS = Date.parse('2026-05-08T10:00+02:00');
const ENDS = STARTS + DAY;

const clock = (page: Page): Locator => page.locator('.clock');
const timer = (page: Page): Locator => clock(page).locator('.count:visible');

/** The visible figures and words in one line, or the text if nothing is counted. */
async function clockText(page: Page): Promise<string> {
  const isCounting = (await timer(page).count()) > 0;
  const seen = isCounting ? timer(page) : clock(page).locator('p:visible');
  return (await seen.innerText()).replace(/\s+/g, ' ').trim();
}

async function openAt(page: Page, path: string, ms: number): Promise<void> {
  await page.clock.setFixedTime(ms);
  await page.goto(addressOf('staged', path));
  await waitForRuntime(page);
}

for (const { path, tells } of [
  {
    path: '/hacklica/',
    tells: [
      [STARTS - 60 * DAY - SECOND, 'Work begins on 8 May 2026, 10:00 CEST.'],
      [STARTS - 60 * DAY, '60 days'],
      [STARTS - 2 * DAY - SECOND, '2 days'],
      [STARTS - 2 * DAY, '48 hours 00 minutes 00 seconds'],
      [STARTS - 61 * 61 * SECOND, '1 hour 02 minutes 01 second'],
      [STARTS - SECOND, '0 hours 00 minutes 01 second'],
      [STARTS, '24 hours 00 minutes 00 seconds'],
      [ENDS - SECOND, '0 hours 00 minutes 01 second'],
      [ENDS, 'Time is up, and every team has shown what it built.'],
    ],
  },
  {
    path: '/hr/hacklica/',
    tells: [
      [STARTS - 60 * DAY - SECOND, 'Početak rada: 8. svibnja 2026. u 10:00 CEST.'],
      [STARTS - 51 * DAY, '51 dan'],
      [STARTS - 22 * DAY, '22 dana'],
      [STARTS - (21 * 60 * 60 + 21 * 60 + 21) * SECOND, '21 sat 21 minuta 21 sekunda'],
      [STARTS - (3 * 60 * 60 + 3 * 60 + 3) * SECOND, '3 sata 03 minute 03 sekunde'],
      [STARTS, '24 sata 00 minuta 00 sekundi'],
      [ENDS - (11 * 60 * 60 + 11 * 60 + 11) * SECOND, '11 sati 11 minuta 11 sekundi'],
      [ENDS, 'Vrijeme je isteklo i svi su timovi pokazali što su napravili.'],
    ],
  },
] as const) {
  test(`it shows the remaining time at each instant, in whole units with the right plural forms (${path})`, async ({
    page,
  }) => {
    for (const [ms, words] of tells) {
      await openAt(page, path, ms);
      expect.soft(await clockText(page), new Date(ms).toISOString()).toBe(words);
    }
  });
}

test('it counts each second while the page is open, through the start, and to the end', async ({ page }) => {
  await page.clock.install({ time: STARTS - HOUR_MS });
  await page.goto(addressOf('staged', '/hacklica/'));
  await waitForRuntime(page);
  await page.clock.pauseAt(STARTS - 3 * SECOND);
  const seen: string[] = [];
  for (let second = -3; second <= 1; second += 1) {
    seen.push(await clockText(page));
    await page.clock.runFor(SECOND);
  }
  expect(seen).toEqual([
    '0 hours 00 minutes 03 seconds',
    '0 hours 00 minutes 02 seconds',
    '0 hours 00 minutes 01 second',
    '24 hours 00 minutes 00 seconds',
    '23 hours 59 minutes 59 seconds',
  ]);
  await page.clock.pauseAt(ENDS - SECOND);
  expect(await clockText(page)).toBe('0 hours 00 minutes 01 second');
  await page.clock.runFor(SECOND);
  expect(await clockText(page)).toBe('Time is up, and every team has shown what it built.');
});

test('it is correct as soon as the page is visible again after the machine slept', async ({ page }) => {
  await openAt(page, '/hacklica/', STARTS - DAY);
  expect(await clockText(page)).toBe('24 hours 00 minutes 00 seconds');
  await page.clock.setFixedTime(ENDS - DAY / 2);
  await comeBack(page);
  expect(await clockText(page)).toBe('12 hours 00 minutes 00 seconds');
});

test('assistive technology announces it once a minute at most, and is never interrupted', async ({ page }) => {
  await page.clock.install({ time: STARTS - DAY - HOUR_MS });
  await page.goto(addressOf('staged', '/hacklica/'));
  await waitForRuntime(page);
  await page.clock.pauseAt(STARTS - DAY + 61 * SECOND);
  const announcement = (): Promise<string> => timer(page).ariaSnapshot();
  const first = await announcement();
  expect(first).toBe('- timer "Until work begins": 23 hours 58 minutes');
  await page.clock.runFor(SECOND);
  expect(await clockText(page)).toBe('23 hours 58 minutes 58 seconds');
  expect(await announcement()).toBe(first);
  await page.clock.runFor(60 * SECOND);
  expect(await announcement()).not.toBe(first);
  expect(await timer(page).getAttribute('aria-live')).toBeNull();
});

for (const width of [320, 1280]) {
  test(`dashes keep its place until the script has run, and nothing moves then (${width} pixels)`, async ({ page }) => {
    const release = await holdRequests(page, /\/assets\/runtime-/);
    await page.setViewportSize({ width, height: 800 });
    await page.clock.setFixedTime(STARTS - DAY);
    await page.goto(addressOf('staged', '/hr/hacklica/'), { waitUntil: 'domcontentloaded' });
    expect(await clockText(page)).toBe('–– sati –– minuta –– sekundi');
    const places = (): Promise<readonly number[]> =>
      page.locator('.count:visible :is(span, b, small), .hero .backdrop').evaluateAll((all) =>
        all.flatMap((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x, y, width, height];
        }),
      );
    const before = await places();
    expect(before.length).toBeGreaterThan(12);
    release();
    await waitForRuntime(page);
    expect(await clockText(page)).toBe('24 sata 00 minuta 00 sekundi');
    // Widths of letters are rounded to parts of a pixel.
    const after = await places();
    expect(after).toHaveLength(before.length);
    expect(Math.max(...after.map((place, index) => Math.abs(place - (before[index] as number))))).toBeLessThan(0.5);
  });
}

test('it counts on a page that was reached by client navigation, and stops when that page is left', async ({
  page,
}) => {
  await page.clock.install({ time: STARTS - DAY - HOUR_MS });
  await page.goto(addressOf('staged', '/terms/'));
  await waitForRuntime(page);
  await follow(page, addressOf('staged', '/hacklica/'));
  await page.clock.pauseAt(STARTS - DAY + 30 * SECOND);
  expect(await clockText(page)).toBe('23 hours 59 minutes 30 seconds');
  await page.clock.runFor(SECOND);
  expect(await clockText(page)).toBe('23 hours 59 minutes 29 seconds');
  const left = await timer(page).elementHandle();
  await follow(page, addressOf('staged', '/terms/'));
  const text = await left?.textContent();
  await page.clock.runFor(5 * SECOND);
  expect(await left?.textContent()).toBe(text);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the date is shown, without a timer', async ({ page }) => {
    await page.goto(addressOf('staged', '/hacklica/'));
    await expect(clock(page)).toContainText('8 May 2026, 10:00 CEST');
    await expect(timer(page)).toHaveCount(0);
  });
});
