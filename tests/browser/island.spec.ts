import type { Locator, Page } from '@playwright/test';
import { isFull } from '../support/thoroughness.ts';
import { countDocuments, holdRequests } from './navigated.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';
import { waitForRuntime } from './visible-content.ts';

/** The choice of tracks in the schedule: the page is readable without it, and its controls are loaded when they are near the screen. */

const ISLAND = /\/assets\/island-/;
const SCHEDULES = ['/devlica/', '/hr/devlica/'];

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 700 } });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(msOf('during'));
});

const island = (page: Page): Locator => page.locator('[data-island="schedule-filter"]').first();
const rowsOf = (page: Page, track: string): Locator => island(page).locator(`.row[data-track="${track}"]`);
const commonRows = (page: Page): Locator => island(page).locator('.row:not([data-column])');
const trackChoice = (page: Page): Locator => island(page).locator('select[name="track"]');

/** The addresses of the scripts that a page has requested so far. */
function scriptsOf(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(addressOf('during', path));
  await island(page).scrollIntoViewIfNeeded();
  await expect(island(page)).toHaveAttribute('data-island-state', 'ready');
}

async function expectRows(
  page: Page,
  { shown, gone }: { shown: readonly string[]; gone: readonly string[] },
): Promise<void> {
  for (const track of shown) {
    expect(await rowsOf(page, track).count()).toBeGreaterThan(2);
    for (const row of await rowsOf(page, track).all()) await expect(row).toBeVisible();
  }
  for (const track of gone) {
    expect(await rowsOf(page, track).count()).toBeGreaterThan(2);
    for (const row of await rowsOf(page, track).all()) await expect(row).toBeHidden();
  }
  expect(await commonRows(page).count()).toBeGreaterThan(3);
  for (const row of await commonRows(page).all()) await expect(row).toBeVisible();
}

/** Presses Tab from the element before, like a reader without a pointer. */
async function focusByTab(page: Page, element: Locator): Promise<void> {
  await element.evaluate((one) => {
    const stops = document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, summary)');
    const isBefore = (stop: Element): boolean =>
      (stop.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    [...stops].findLast((stop) => isBefore(stop) && stop.checkVisibility({ visibilityProperty: true }))?.focus();
  });
  await page.keyboard.press('Tab');
  await expect(element).toBeFocused();
}

test('its code is only requested when the schedule comes near the screen', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(addressOf('during', '/devlica/'));
  await waitForRuntime(page);
  await expect(island(page)).toHaveAttribute('data-island-state', 'waiting');
  expect(await island(page).evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(1000);
  expect(scripts.filter((url) => ISLAND.test(url))).toEqual([]);
  await island(page).scrollIntoViewIfNeeded();
  await expect(island(page)).toHaveAttribute('data-island-state', 'ready');
  expect(scripts.filter((url) => /\/assets\/island-schedule-filter/.test(url))).toHaveLength(1);
});

const SOME = ['/', '/devlica/2026/cacic-zeljka/'];
for (const path of isFull ? [...SOME, '/hr/', '/terms/', '/hacklica/2018/', '/404/'] : SOME) {
  test(`${path} has no island and loads none, even if it is read to its end`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(addressOf('during', path));
    await waitForRuntime(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.locator('[data-island]')).toHaveCount(0);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((url) => ISLAND.test(url))).toEqual([]);
  });
}

test('waking keeps every element, and everything that the reader opened', async ({ page }) => {
  await page.goto(addressOf('during', '/devlica/2025/'));
  await waitForRuntime(page);
  const before = await island(page).evaluateHandle((element) => {
    const details = element.querySelector('details');
    if (details === null) throw new Error('There is nothing to open.');
    details.open = true;
    return [...element.querySelectorAll('[data-island-root] *')];
  });
  await island(page).scrollIntoViewIfNeeded();
  await expect(island(page)).toHaveAttribute('data-island-state', 'ready');
  const remaining = await before.evaluate((elements) => elements.filter((element) => element.isConnected).length);
  expect(remaining).toBe(await before.evaluate((elements) => elements.length));
  await expect(island(page).locator('details').first()).toHaveAttribute('open');
});

for (const path of SCHEDULES) {
  test(`a track is chosen by keyboard, and the number of its sessions is announced (${path})`, async ({ page }) => {
    await openAwake(page, path);
    const group = island(page).locator('fieldset').and(page.getByRole('group'));
    await expect(group).toHaveAccessibleName(/\S/);
    const track = trackChoice(page);
    await expect(track).toHaveAccessibleName(/\S/);
    await expect(track.locator('option')).toHaveCount(3);
    await expect(track).toHaveValue('');
    await expect(group.getByRole('status')).toHaveText('');
    await focusByTab(page, track);
    await page.keyboard.press('ArrowDown');
    await expect(track).toHaveValue('1');
    await expect(track).toBeFocused();
    await expectRows(page, { shown: ['1'], gone: ['2'] });
    const sessions = await island(page).locator('.row-session:visible').count();
    await expect(group.getByRole('status')).toHaveText(new RegExp(`: ${sessions}\\b`));
    await page.keyboard.press('ArrowDown');
    await expectRows(page, { shown: ['2'], gone: ['1'] });
    await page.keyboard.press('Home');
    await expectRows(page, { shown: ['1', '2'], gone: [] });
  });
}

test('a track is chosen by pointer', async ({ page }) => {
  await openAwake(page, '/devlica/');
  const room = rowsOf(page, '2').first().locator('.row-room');
  const clipOf = (): Promise<string> => room.evaluate((element) => getComputedStyle(element).clipPath);
  expect(await clipOf()).toBe('inset(50%)');
  await trackChoice(page).selectOption('2');
  expect(await clipOf(), 'without the head of its column, a row names its room').toBe('none');
  await expectRows(page, { shown: ['2'], gone: ['1'] });
});

test('a track that was chosen before the code was loaded stays chosen and takes effect', async ({ page }) => {
  const release = await holdRequests(page, ISLAND);
  await page.goto(addressOf('during', '/devlica/'));
  await island(page).scrollIntoViewIfNeeded();
  await trackChoice(page).selectOption('1');
  await expect(island(page)).toHaveAttribute('data-island-state', 'waiting');
  release();
  await expect(island(page)).toHaveAttribute('data-island-state', 'ready');
  await expectRows(page, { shown: ['1'], gone: ['2'] });
  await expect(trackChoice(page)).toHaveValue('1');
});

test('a schedule whose code cannot be loaded is complete and shows no useless control', async ({
  page,
  complaints,
}) => {
  await page.route(ISLAND, (route) => route.abort());
  const documents = countDocuments(page);
  await page.goto(addressOf('during', '/devlica/'));
  await island(page).scrollIntoViewIfNeeded();
  await expect.poll(documents, 'the page is loaded again once').toBe(2);
  await expect(island(page)).toHaveAttribute('data-island-state', 'failed');
  await expect(island(page)).toBeInViewport();
  await expect(island(page).locator('fieldset')).toBeHidden();
  await expectRows(page, { shown: ['1', '2'], gone: [] });
  expect(complaints.length).toBeGreaterThan(0);
  expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
  complaints.length = 0;
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const path of SCHEDULES) {
    test(`the schedule is complete and shows no useless control (${path})`, async ({ page }) => {
      await page.goto(addressOf('during', path));
      await expect(island(page).locator('fieldset')).toBeHidden();
      await expect(island(page).getByRole('combobox')).toHaveCount(0);
      await expectRows(page, { shown: ['1', '2'], gone: [] });
    });
  }
});
