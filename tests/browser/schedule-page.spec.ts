import type { Page, Route } from '@playwright/test';
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
    await expect(page).toHaveURL(addressOf('staged', leadsTo));
    await waitForRuntime(page);
    await expect(page).toHaveURL(addressOf('staged', leadsTo));
    await expect(page.locator('.day')).toHaveCount(1);
  });
}

test.describe('on a phone during the event', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const { built, path } of [
    { built: 'before', path: '/devlica/schedule/' },
    { built: 'during', path: '/hr/devlica/schedule/' },
  ] as const) {
    test(`the page opens at now, and what is on in each room is in view (built ${built}, ${path})`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(msAt('2026-05-08T11:20'));
      await page.goto(addressOf(built, path));
      await waitForRuntime(page);
      const now = page.locator('.now-strip .now-title:visible');
      await expect(now).toHaveCount(2);
      for (const one of await now.all()) await expect(one).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.now-strip .now-next:visible')).toHaveCount(2);
      const running = page.locator('.row[aria-current="time"]');
      await expect(running).toHaveCount(2);
      await expect(running.first()).toBeInViewport();
      const strip = await page.locator('.now-strip').boundingBox();
      const first = await running.first().boundingBox();
      expect(first?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
      await expect(page.locator('.row[data-past]').first()).toBeAttached();
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    });
  }

  for (const path of ['/devlica/schedule/', '/hr/devlica/schedule/']) {
    test(`an urgent notice and what is on in each room are in view together where it opens (${path})`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(msAt('2026-05-08T11:20'));
      await page.goto(addressOf('staged', path));
      await waitForRuntime(page);
      await expect(page.locator('.row').first()).not.toBeInViewport();
      const notice = page.getByText(/It is raining hard|Pada jaka kiša/);
      await expect(notice).toHaveCount(1);
      await expect(notice).toBeInViewport({ ratio: 1 });
      const now = page.locator('.now-strip .now-title:visible');
      await expect(now).toHaveCount(2);
      for (const one of await now.all()) await expect(one).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.row[aria-current="time"]').first()).toBeInViewport();
    });
  }

  test('with three urgent changes, what is on in each room stays in view', async ({ page }) => {
    const cancelled = (title: string): string =>
      `<li data-kind="cancelled"><p><strong><a href="/devlica/">${title}</a>: Cancelled</strong></p>` +
      `<p>${'The speaker is ill and sends greetings to everybody. '.repeat(4)}</p></li>`;
    await page.route('**/devlica/schedule/', async (route) => {
      const response = await route.fetch();
      const more = ['Delete your overlay library', 'The browser nobody asked for'].map(cancelled).join('');
      const body = (await response.text()).replace(/(<div class="now-bar"><ul[^>]*>.*?)<\/ul>/, `$1${more}</ul>`);
      await route.fulfill({ response, body });
    });
    await page.clock.setFixedTime(msAt('2026-05-08T11:20'));
    await page.goto(addressOf('staged', '/devlica/schedule/'));
    await waitForRuntime(page);
    const changes = page.locator('.now-bar > .changes > li');
    await expect(changes).toHaveCount(3);
    await expect(changes.filter({ hasText: 'It is raining hard' })).toBeInViewport({ ratio: 1 });
    for (const one of await changes.getByRole('link').all()) await expect(one).toBeInViewport({ ratio: 1 });
    const now = page.locator('.now-strip .now-title:visible');
    await expect(now).toHaveCount(2);
    for (const one of await now.all()) await expect(one).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.row[aria-current="time"]').first()).toBeInViewport();
  });

  test('the page opens at now even if its stylesheets come after its scripts', async ({ page }) => {
    const held: Route[] = [];
    await page.route('**/style-*.css', (route) => void held.push(route));
    await page.clock.setFixedTime(msAt('2026-05-08T11:20'));
    const loaded = page.goto(addressOf('during', '/devlica/schedule/'));
    await expect(page.locator('.site-footer')).toBeAttached();
    await waitForRuntime(page);
    for (const route of held) await route.continue();
    await loaded;
    await expect(page.locator('.row[aria-current="time"]').first()).toBeInViewport();
  });

  test('the page does not open at something that lasts all day', async ({ page }) => {
    await page.route('**/devlica/schedule/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(class="row [^>]*data-at="\d+) \d+"/, '$1 9999999999"');
      await route.fulfill({ response, body });
    });
    await page.clock.setFixedTime(msAt('2026-05-08T11:20'));
    await page.goto(addressOf('before', '/devlica/schedule/'));
    await waitForRuntime(page);
    await expect(page.locator('.row[aria-current="time"]')).toHaveCount(3);
    await expect(page.locator('.row[aria-current="time"]').nth(1)).toBeInViewport();
    await expect(page.locator('.row').first()).not.toBeInViewport();
  });

  test('an address with a session opens there', async ({ page }) => {
    await page.clock.setFixedTime(msAt('2026-05-08T11:20'));
    await page.goto(addressOf('before', '/devlica/schedule/#session-small-browser'));
    await waitForRuntime(page);
    await expect(page.locator('#session-small-browser')).toBeInViewport();
  });
});

test('on a wide screen the mark of the present moment crosses no text', async ({ page }) => {
  await page.clock.setFixedTime(msAt('2026-05-08T11:20'));
  await page.goto(addressOf('before', '/devlica/schedule/'));
  await waitForRuntime(page);
  const mark = await page.locator('.now-line').boundingBox();
  const row = await page.locator('.row[aria-current="time"] .row-body').first().boundingBox();
  expect(mark?.width).toBeGreaterThan(40);
  expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThan(row?.x ?? 0);
});

test('what a session is about is opened by a target that is high enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addressOf('before', '/devlica/schedule/'));
  for (const summary of await page.locator('.row summary').all()) {
    const { width = 0, height = 0 } = (await summary.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

for (const at of ['2026-03-01T12:00', '2026-05-09T12:00']) {
  test(`nothing is said to be on at ${at}, and the page opens at its top`, async ({ page }) => {
    await page.clock.setFixedTime(msAt(at));
    await page.goto(addressOf('before', '/devlica/schedule/'));
    await waitForRuntime(page);
    await expect(page.locator('.now-strip')).toBeHidden();
    await expect(page.locator('.row[data-past], .row[aria-current]')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test.describe('the controls', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  async function open(page: Page, path: string): Promise<void> {
    await page.clock.setFixedTime(msAt('2026-03-01T12:00'));
    await page.goto(addressOf('before', path));
    await page.locator('[data-schedule]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-schedule]')).toHaveAttribute('data-board', 'ready');
  }

  for (const path of ['/devlica/schedule/', '/hr/devlica/']) {
    test(`stand in one row on a phone (${path})`, async ({ page }) => {
      await open(page, path);
      await page.locator('.schedule-tools').scrollIntoViewIfNeeded();
      const { height = 0 } = (await page.locator('.schedule-tools').boundingBox()) ?? {};
      expect(height).toBeLessThan(70);
      await expect(page.locator('[data-more-tools]')).toBeInViewport({ ratio: 1 });
    });
  }

  test('a filter and the stars stand in the address, and the number of sessions is announced', async ({ page }) => {
    await open(page, '/devlica/schedule/');
    await page.getByRole('combobox', { name: 'Track' }).selectOption({ index: 1 });
    await expect(page).toHaveURL(/\?track=[\w-]+$/);
    const count = await page.locator('.row-session:visible').count();
    await expect(page.locator('.track-status')).toHaveText(`Sessions shown: ${count}`);
    await page.locator('[data-star]:visible').first().click();
    await page.getByRole('checkbox', { name: 'Only my stars 1' }).press('Space');
    await expect(page).toHaveURL(/\?track=[\w-]+&view=starred$/);
    await page.reload();
    await page.locator('[data-schedule]').scrollIntoViewIfNeeded();
    await expect(page.getByRole('checkbox', { name: 'Only my stars 1' })).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Track' })).not.toHaveValue('');
    await expect(page.locator('[role="status"] li')).toHaveCount(0);
  });

  test('the menu shows what is of use, and closes with Escape', async ({ page }) => {
    await open(page, '/devlica/schedule/');
    await page.locator('[data-more-tools]').click();
    const menu = page.locator('.tools-menu');
    await expect(menu.getByRole('button')).toHaveText(['Full page', 'Print']);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.locator('[data-star]').first().click();
    await page.locator('[data-more-tools]').click();
    await expect(menu.getByRole('button')).toHaveText([
      'Keep or share my stars',
      'My stars as a calendar',
      'Full page',
      'Print',
    ]);
  });
});

test.describe('on paper', () => {
  const sheets = async (page: Page): Promise<number> =>
    (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

  test('the full-page view is printed as the page is', async ({ page }) => {
    await page.clock.setFixedTime(msAt('2026-03-01T12:00'));
    await page.goto(addressOf('before', '/devlica/schedule/'));
    await expect(page.locator('[data-schedule]')).toHaveAttribute('data-board', 'ready');
    const usual = await sheets(page);
    expect(usual).toBeLessThanOrEqual(3);
    await page.locator('[data-more-tools]').click();
    await page.locator('[data-full-page]').click();
    await expect(page.locator('[data-schedule]')).toHaveRole('dialog');
    expect(await sheets(page)).toBe(usual);
  });

  test('each day begins on a sheet of its own', async ({ page }) => {
    await page.goto(addressOf('staged', '/hacklica/'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.day').first()).not.toHaveCSS('break-before', 'page');
    await expect(page.locator('.day').last()).toHaveCSS('break-before', 'page');
  });
});
