import type { Page } from '@playwright/test';
import { isFull } from '../support/thoroughness.ts';
import { stopClock } from './clock.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';
import { waitForLayout, waitForRuntime } from './visible-content.ts';

/** The target of an anchor must be below the header with some space, have the focus, and be open. */

const ROOM = 50;

/** At a width of 800 pixels the Croatian menu takes two rows beside its button, more than the stylesheet assumes. */
const WIDTHS = isFull ? [390, 800, 1280] : [800];

test.use({ serviceWorkers: 'block' });

async function open(page: Page, path: string, width = 1280): Promise<void> {
  await page.clock.setFixedTime(msOf('before'));
  await page.setViewportSize({ width, height: 700 });
  await page.goto(addressOf('before', path));
  await waitForRuntime(page);
}

/** Follows an address like a link on the page. */
function go(page: Page, href: string): Promise<void> {
  return page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, href);
}

/** Opens a page and stops its clock when the runtime has scrolled to a target. From then on the runtime handles every link. */
async function openAndStop(page: Page, path: string, width: number): Promise<void> {
  await open(page, path, width);
  await go(page, '#venue');
  await expectAt(page, 'venue');
  await stopClock(page, msOf('before'));
}

/** The distance between a target and what stays above it, the header or the heads of tracks, in whole pixels. */
function roomAbove(page: Page, id: string): Promise<number> {
  return page.evaluate((ident) => {
    const target = document.getElementById(ident);
    const heads = target?.closest('.rows')?.parentElement?.querySelector(':scope > .track-heads');
    const bars = [document.querySelector('body > header'), heads];
    const covered = bars.map((bar) => bar?.getBoundingClientRect().bottom ?? 0);
    return Math.round((target?.getBoundingClientRect().top ?? Number.NaN) - Math.max(...covered, 0));
  }, id);
}

async function expectAt(page: Page, id: string): Promise<void> {
  await expect.poll(() => roomAbove(page, id)).toBeGreaterThanOrEqual(ROOM - 1);
  await expect.poll(() => roomAbove(page, id)).toBeLessThanOrEqual(ROOM + 1);
}

const focused = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id);

/** Positions have fractions of pixels, which a browser may round in either direction when it returns to them. */
async function expectScrolled(page: Page, y: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrolled(page)) - y)).toBeLessThanOrEqual(1);
}

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

for (const width of WIDTHS) {
  test(`a target is below the header however it is reached (${width} pixels)`, async ({ page }) => {
    await open(page, '/hr/devlica/#schedule', width);
    await expectAt(page, 'schedule');
    await go(page, '#faq');
    await expectAt(page, 'faq');
    await go(page, '/hr/terms/');
    await expect(page).toHaveURL(/\/terms\/$/);
    await go(page, '/hr/devlica/#session-two-banks-2');
    await expect(page).toHaveURL(/#session-two-banks-2$/);
    await expectAt(page, 'session-two-banks-2');
    await expect(page.locator('#session-two-banks-2:target')).toBeVisible();
  });
}

test('the target is moved below a header with two rows after 50 milliseconds', async ({ page }) => {
  await openAndStop(page, '/hr/devlica/', 800);
  await go(page, '#schedule');
  await page.clock.runFor(49);
  expect(await roomAbove(page, 'schedule')).toBeLessThan(ROOM - 10);
  await page.clock.runFor(1);
  await expectAt(page, 'schedule');
});

test('the same link scrolls to its target again', async ({ page }) => {
  await open(page, '/hr/devlica/', 800);
  for (const _time of [1, 2]) {
    await go(page, '#schedule');
    await expectAt(page, 'schedule');
    await page.evaluate(() => scrollBy({ top: 900, behavior: 'instant' }));
  }
});

test('a visitor who scrolls on immediately is not scrolled back', async ({ page }) => {
  await openAndStop(page, '/hr/devlica/', 800);
  await go(page, '#schedule');
  await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
  const before = await scrolled(page);
  await page.clock.runFor(1000);
  expect(await scrolled(page)).toBe(before);
});

for (const [way, come] of [
  ['opening its address', (page: Page) => open(page, '/devlica/#venue')],
  ['a link of the page', (page: Page) => open(page, '/devlica/').then(() => go(page, '#venue'))],
  ['a link of another page', (page: Page) => open(page, '/terms/').then(() => go(page, '/devlica/#venue'))],
] as const) {
  test(`after ${way} the target has the focus, and Tab continues from there`, async ({ page }) => {
    await come(page);
    await expect.poll(() => focused(page)).toBe('venue');
    const place = page.locator('#venue');
    expect(await place.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
    await page.keyboard.press('Tab');
    await expect(place.locator('a[href], summary').first()).toBeFocused();
    await expect(place).not.toHaveAttribute('tabindex');
  });
}

test('a keyboard user follows the menu to a target and continues from there', async ({ page }) => {
  await open(page, '/devlica/');
  await page.locator('.event-menu a[href$="#venue"]').focus();
  await page.keyboard.press('Enter');
  await expectAt(page, 'venue');
  await expect.poll(() => focused(page)).toBe('venue');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('#venue :focus')).toHaveCount(0);
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('a visitor who is filling in a form does not lose the focus', async ({ page }) => {
  await page.route(/\/page-data\/sq\/d\//, async (route) => {
    await page.locator('#form-newsletter-email').evaluate((field) => field.focus({ preventScroll: true }));
    await route.continue();
  });
  await open(page, '/hr/devlica/#newsletter', 800);
  await expectAt(page, 'newsletter');
  await expect(page.locator('#form-newsletter-email')).toBeFocused();
});

for (const [way, come] of [
  ['opening its address', (page: Page) => open(page, '/devlica/#faq-food')],
  ['a link of the page', (page: Page) => open(page, '/devlica/').then(() => go(page, '#faq-food'))],
  ['a link of another page', (page: Page) => open(page, '/terms/').then(() => go(page, '/devlica/#faq-food'))],
] as const) {
  test(`a closed question is open after ${way}`, async ({ page }) => {
    await come(page);
    await expect(page.locator('#faq-food')).toHaveAttribute('open');
    await expect(page.locator('#faq-food > :not(summary)').first()).toBeVisible();
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
    await expectAt(page, 'faq-food');
  });
}

test('an encoded name leads to the same target', async ({ page }) => {
  await open(page, '/terms/');
  await go(page, '/devlica/#%73chedule');
  await expectAt(page, 'schedule');
  await expect.poll(() => focused(page)).toBe('schedule');
});

for (const hash of ['#nowhere', '#%E0%A4%A', '#top', '#']) {
  test(`${hash} is harmless on the page, and leads to the top of another page`, async ({ page }) => {
    await open(page, '/devlica/#schedule');
    await expectAt(page, 'schedule');
    const before = await scrolled(page);
    await go(page, hash);
    const expected = hash === '#nowhere' || hash.includes('%') ? before : 0;
    await expect.poll(async () => Math.abs((await scrolled(page)) - expected)).toBeLessThan(3);
    await go(page, `/code/${hash}`);
    await expect.poll(() => focused(page)).toBe('main');
    await expect.poll(() => scrolled(page)).toBe(0);
  });
}

test('back and forward restore the position, across pages and anchors', async ({ page }) => {
  await open(page, '/devlica/');
  await waitForLayout(page);
  await page.evaluate(() => scrollTo(0, 1234));
  await go(page, '#venue');
  await expectAt(page, 'venue');
  const venue = await scrolled(page);
  await go(page, '/terms/');
  await expectScrolled(page, 0);
  await page.evaluate(() => scrollTo(0, 321));
  await go(page, '/code/');
  await expect(page).toHaveURL(/\/code\/$/);
  await expectScrolled(page, 0);
  for (const [path, y] of [
    ['/terms/', 321],
    ['/devlica/#venue', venue],
    ['/devlica/', 1234],
  ] as const) {
    await page.goBack();
    await expect(page).toHaveURL(addressOf('before', path));
    await expectScrolled(page, y);
  }
  await page.goForward();
  await expectScrolled(page, venue);
  await page.goForward();
  await expectScrolled(page, 321);
});

test('a reload keeps the position, even one that was restored', async ({ page }) => {
  await open(page, '/terms/');
  await go(page, '/devlica/#venue');
  await expectAt(page, 'venue');
  await page.evaluate(() => scrollBy({ top: 555, behavior: 'instant' }));
  const before = await scrolled(page);
  await page.reload();
  await waitForRuntime(page);
  await expectScrolled(page, before);
  await go(page, '/code/');
  await expect(page).toHaveURL(/\/code\/$/);
  await page.reload();
  await waitForRuntime(page);
  await page.goBack();
  await expect(page).toHaveURL(/#venue$/);
  await expectScrolled(page, before);
});
