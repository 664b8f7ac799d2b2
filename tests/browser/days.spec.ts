import type { Locator, Page } from '@playwright/test';
import { isFull } from '../support/thoroughness.ts';
import { comeBack, follow } from './follow.ts';
import { forbidStorage } from './forbid-storage.ts';
import { holdRequests } from './navigated.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf } from './sites.ts';
import { waitForRuntime } from './visible-content.ts';

/** A schedule of several days shows one of them, and the visitor can choose another. */

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const FIRST = '2026-05-08';
const SECOND = '2026-05-09';
/** In the night of the second day. */
const SOUP = 'coffee-20260509T0000';

const BEFORE = Date.parse('2026-03-01T12:00+01:00');
const MIDNIGHT = Date.parse('2026-05-09T00:00+02:00');
const OVER = Date.parse('2026-05-09T10:00+02:00');

const day = (page: Page, date: string): Locator => page.locator(`.day:has(#day-${date})`);
const link = (page: Page, date: string): Locator => page.locator(`.day-choice a[href="#day-${date}"]`);
const storedDay = (page: Page, edition: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), `conf-site-day:${edition}`);

async function openAt(page: Page, path: string, ms = BEFORE): Promise<void> {
  await page.clock.setFixedTime(ms);
  await page.goto(addressOf('staged', path));
  await waitForRuntime(page);
}

/** Expects that this day is visible, that the others are not, and that the links indicate that. */
async function expectDay(page: Page, date: string): Promise<void> {
  await expect(link(page, date)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.day-choice [aria-current]')).toHaveCount(1);
  await expect(day(page, date).locator('.row').first()).toBeVisible();
  for (const row of await page
    .locator('.day')
    .filter({ hasNot: page.locator(`#day-${date}`) })
    .locator('.row')
    .all()) {
    await expect(row).toBeHidden();
  }
}

for (const { path, ms, date, when } of [
  { path: '/hacklica/', ms: BEFORE, date: FIRST, when: 'weeks before' },
  { path: '/hacklica/', ms: MIDNIGHT - 1000, date: FIRST, when: 'in its last second' },
  { path: '/hacklica/', ms: MIDNIGHT, date: SECOND, when: 'as the second begins' },
  { path: '/hr/hacklica/', ms: OVER - 1000, date: SECOND, when: 'until the end' },
  { path: '/hr/hacklica/', ms: OVER, date: FIRST, when: 'when all is over' },
  { path: '/worklica/2025/', ms: BEFORE, date: '2025-05-09', when: 'a year later' },
  {
    path: '/hr/hacklica/2019/',
    ms: Date.parse('2019-05-11T12:00+02:00'),
    date: '',
    when: 'where there is no schedule',
  },
]) {
  test(`a schedule opens on the next day: ${path} ${when}`, async ({ page }) => {
    await openAt(page, path, ms);
    if (date === '') await expect(page.locator('.day-choice')).toHaveCount(0);
    else await expectDay(page, date);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
}

test('a day is chosen by keyboard, and the next Tab continues from it', async ({ page }) => {
  await openAt(page, '/hacklica/');
  await expect(page.getByRole('navigation', { name: 'Days of the schedule' }).getByRole('link')).toHaveCount(2);
  await link(page, FIRST).focus();
  await page.keyboard.press('Tab');
  await expect(link(page, SECOND)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectDay(page, SECOND);
  await expect(page.locator(`#day-${SECOND}`)).toBeInViewport();
  await link(page, FIRST).click();
  await expectDay(page, FIRST);
  await page.goBack();
  await expectDay(page, SECOND);
});

test('the choice is stored for its event and year, in both languages, even after that day', async ({ page }) => {
  await openAt(page, '/hacklica/');
  await link(page, SECOND).click();
  await expectDay(page, SECOND);
  expect(await storedDay(page, 'hacklica/2026')).toBe(SECOND);
  await openAt(page, '/hr/hacklica/');
  await expectDay(page, SECOND);
  await link(page, FIRST).click();
  await openAt(page, '/hacklica/', MIDNIGHT + 1000);
  await expectDay(page, FIRST);
  await openAt(page, '/worklica/2025/');
  await expectDay(page, '2025-05-09');
});

test('a choice is stored immediately, in case the visitor leaves the page', async ({ page }) => {
  await openAt(page, '/hacklica/');
  const stored = await link(page, SECOND).evaluate((one: HTMLElement) => {
    one.click();
    return localStorage.getItem('conf-site-day:hacklica/2026');
  });
  expect(stored).toBe(SECOND);
});

for (const wrong of isFull ? ['2026-05-10', 'soon', ''] : ['2026-05-10']) {
  test(`a stored day that the event does not have is ignored: "${wrong}"`, async ({ page }) => {
    await openAt(page, '/terms/');
    await page.evaluate((value) => localStorage.setItem('conf-site-day:hacklica/2026', value), wrong);
    await openAt(page, '/hacklica/');
    await expectDay(page, FIRST);
    expect(await storedDay(page, 'hacklica/2026')).toBeNull();
  });
}

test('a link to an entry of another day shows that day, and stores nothing', async ({ page }) => {
  await openAt(page, `/hacklica/#${SOUP}`);
  await expectDay(page, SECOND);
  expect(await storedDay(page, 'hacklica/2026')).toBeNull();
});

test('an entry that the browser scrolled to before the script ran keeps its position on the screen', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/assets\/runtime-/);
  await page.clock.setFixedTime(BEFORE);
  let timeout = 1000;
  await expect(async () => {
    timeout *= 2;
    await page.goto('about:blank');
    await page.goto(addressOf('staged', `/hacklica/#${SOUP}`), { waitUntil: 'commit' });
    await expect(page.locator(`#${SOUP}`), 'Chromium misses the hash now and then').toBeInViewport({ timeout });
  }).toPass();
  const top = (): Promise<number> => page.locator(`#${SOUP}`).evaluate((row) => row.getBoundingClientRect().top);
  await page.evaluate(async () => void (await document.fonts.ready));
  const before = await top();
  release();
  await waitForRuntime(page);
  await expectDay(page, SECOND);
  expect(Math.abs((await top()) - before)).toBeLessThan(3);
});

test('a link on the page shows the day of its target, like a link from another page', async ({ page }) => {
  await openAt(page, '/hacklica/');
  await expectDay(page, FIRST);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, SOUP);
  await expectDay(page, SECOND);
  await expect(page.locator(`#${SOUP}`)).toBeInViewport();
  await openAt(page, '/terms/');
  await follow(page, addressOf('staged', `/hacklica/#${SOUP}`));
  await expectDay(page, SECOND);
  await expect(page.locator(`#${SOUP}`)).toBeInViewport();
});

test('text search of the browser shows the day of the match', async ({ page }) => {
  await openAt(page, '/hacklica/');
  await page.locator(`#${SOUP}`).evaluate((row) => {
    row.dispatchEvent(new Event('beforematch', { bubbles: true }));
  });
  await expectDay(page, SECOND);
});

test('an open page shows the second day when its reader returns to it, unless the reader chose a day', async ({
  page,
}) => {
  await openAt(page, '/hacklica/', MIDNIGHT - 1000);
  await page.clock.setFixedTime(MIDNIGHT);
  await expectDay(page, FIRST);
  await comeBack(page);
  await expectDay(page, SECOND);
  await link(page, FIRST).click();
  await expectDay(page, FIRST);
  await comeBack(page);
  await expectDay(page, FIRST);
});

test('all days are printed one below the other, without the choice', async ({ page }) => {
  await openAt(page, '/hacklica/');
  await page.emulateMedia({ media: 'print' });
  for (const date of [FIRST, SECOND]) await expect(day(page, date).locator('.row').first()).toBeVisible();
  const tops = await page.locator('.day').evaluateAll((days) => days.map((one) => one.getBoundingClientRect()));
  expect(tops[1]?.top).toBeGreaterThanOrEqual(tops[0]?.bottom ?? Number.POSITIVE_INFINITY);
  await expect(page.locator('.day-choice')).toBeHidden();
});

test('a day can be chosen even if storage is forbidden', async ({ page }) => {
  await forbidStorage(page);
  await openAt(page, '/hacklica/');
  await expectDay(page, FIRST);
  await link(page, SECOND).click();
  await expectDay(page, SECOND);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('all days are below each other, and a link leads to each', async ({ page }) => {
    await page.goto(addressOf('staged', '/hr/hacklica/'));
    for (const date of [FIRST, SECOND]) {
      await expect(day(page, date).locator('.row').first()).toBeVisible();
      await link(page, date).click();
      await expect(page.locator(`#day-${date}`)).toBeInViewport();
    }
  });
});
