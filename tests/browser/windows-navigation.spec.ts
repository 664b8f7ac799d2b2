import type { Page } from '@playwright/test';
import { FULL_RUN_ONLY, isFull } from '../support/thoroughness.ts';
import { comeBack, follow } from './follow.ts';
import { clickLink, markDocument, waitForPage } from './navigated.ts';
import { expect, giveOwnTime, test } from './quiet-test.ts';
import { addressOf, boundariesOf, changing, msOf, type Route, richest, routesAt } from './sites.ts';
import { type VisibleContent, visibleContent, waitForRuntime } from './visible-content.ts';

/** Pages that are shown by client navigation have the same content as after a full load, at any time. */

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** A page without windows in its main part, from which others are reached. */
const START = '/terms/';

const SECOND = 1000;

async function openAt(page: Page, address: string, ms: number): Promise<void> {
  await page.clock.setFixedTime(ms);
  await page.goto(address);
  await waitForRuntime(page);
}

/** The content of a page that the browser loads. */
async function seenAt(page: Page, address: string, ms: number): Promise<VisibleContent> {
  await openAt(page, address, ms);
  return visibleContent(page);
}

/** Screens have no header and footer, so the browser opens them. */
const isScreen = ({ template }: Route): boolean => template === 'screen';

/** Every page that time changes and that client navigation shows, or the largest of each template and language. */
function compared(name: 'during' | 'after', routes: readonly Route[]): readonly string[] {
  const all = changing(routes).filter((route) => !isScreen(route));
  return (isFull ? all : richest(name, all)).map(({ path }) => path).filter((path) => path.endsWith('/'));
}

for (const { built, opened, ...how } of [
  { built: 'before', opened: 'during' },
  { built: 'before', opened: 'after', ...FULL_RUN_ONLY },
  { built: 'during', opened: 'after', ...FULL_RUN_ONLY },
] as const) {
  test(
    `pages built ${built} and reached by links ${opened} show what a build of that time shows`,
    how,
    async ({ page, browser }) => {
      const fresh = await browser.newPage({ serviceWorkers: 'block' });
      await openAt(page, addressOf(built, START), msOf(opened));
      const paths = compared(opened, await routesAt(opened));
      expect(paths).toEqual(expect.arrayContaining(['/', '/hr/', '/devlica/', '/hr/worklica/', '/sponsors/']));
      for (const path of paths) {
        await follow(page, addressOf(built, path));
        const seen = await visibleContent(page);
        expect.soft(seen, `${path}, opened`).toEqual(await seenAt(fresh, addressOf(built, path), msOf(opened)));
        expect.soft(seen, `${path}, built anew`).toEqual(await seenAt(fresh, addressOf(opened, path), msOf(opened)));
      }
      await fresh.close();
    },
  );
}

test('a screen that is reached by a link is opened by the browser, and shows what a new build shows', async ({
  page,
  browser,
}) => {
  const fresh = await browser.newPage({ serviceWorkers: 'block' });
  await fresh.addInitScript(giveOwnTime);
  const screens = routesAt('during').filter(isScreen);
  expect(screens.length).toBeGreaterThan(1);
  for (const { path } of isFull ? screens : screens.slice(0, 2)) {
    await openAt(page, addressOf('before', START), msOf('during'));
    const isSameDocument = await markDocument(page);
    await clickLink(page, addressOf('before', path));
    await waitForPage(page, addressOf('before', path));
    expect.soft(await isSameDocument(), path).toBe(false);
    const seen = await visibleContent(page);
    expect.soft(seen, `${path}, built anew`).toEqual(await seenAt(fresh, addressOf('during', path), msOf('during')));
  }
  await fresh.close();
});

for (const path of isFull ? ['/', '/hr/', '/devlica/', '/worklica/', '/hr/survey/'] : ['/hr/devlica/', '/survey/']) {
  test(`${path}, reached by a link, changes by itself at each boundary, offline too`, async ({
    page,
    browser,
    complaints,
  }) => {
    const address = addressOf('before', path);
    const fresh = await browser.newPage({ serviceWorkers: 'block' });
    await page.clock.install({ time: msOf('before') });
    await page.goto(addressOf('before', START));
    await waitForRuntime(page);
    await follow(page, address);
    await page.context().setOffline(true);
    let earlier = await visibleContent(page);
    const boundaries = boundariesOf('before', [path]).map((seconds) => seconds * SECOND);
    expect(boundaries.length).toBeGreaterThan(0);
    for (const boundary of boundaries) {
      await page.clock.pauseAt(boundary - SECOND);
      expect.soft(await visibleContent(page), `a second before ${boundary}`).toEqual(earlier);
      await page.clock.runFor(SECOND);
      earlier = await visibleContent(page);
      expect.soft(earlier, `at ${boundary}`).toEqual(await seenAt(fresh, address, boundary));
    }
    await fresh.close();
    const others = complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'));
    complaints.splice(0, complaints.length, ...others);
  });
}

test('a page that was reached by a link is correct again when its reader returns to it', async ({ page, browser }) => {
  const address = addressOf('before', '/devlica/');
  await openAt(page, addressOf('before', START), msOf('before'));
  await follow(page, address);
  const asleep = await visibleContent(page);
  await page.clock.setFixedTime(msOf('during'));
  expect(await visibleContent(page)).toEqual(asleep);
  await comeBack(page);
  const fresh = await browser.newPage({ serviceWorkers: 'block' });
  expect(await visibleContent(page)).toEqual(await seenAt(fresh, address, msOf('during')));
  await fresh.close();
});

test('a page reached after a boundary of the previous one is correct immediately, including header and footer', async ({
  page,
  browser,
}) => {
  await openAt(page, addressOf('before', START), msOf('before'));
  const footer = await page.locator('body > footer').innerText();
  await page.clock.setFixedTime(msOf('after'));
  await follow(page, addressOf('before', '/privacy/'));
  expect(await page.locator('body > footer').innerText()).not.toBe(footer);
  const fresh = await browser.newPage({ serviceWorkers: 'block' });
  expect(await visibleContent(page)).toEqual(await seenAt(fresh, addressOf('before', '/privacy/'), msOf('after')));
  await fresh.close();
});

test('a page of a newer deploy with new content corrects a clock that is earlier than its own build', async ({
  page,
}) => {
  const path = '/devlica/';
  const shown = (): Promise<string> => page.locator('main').innerText();
  await page.route(/\/(?:page|slice)-data\//, async (route) => {
    const { pathname } = new URL(route.request().url());
    const fetched = route.fetch({ url: addressOf('during', pathname) });
    // The data of other pages may still be on its way when this page is left, which ends the request.
    await fetched.then((response) => route.fulfill({ response })).catch(() => undefined);
  });
  await openAt(page, addressOf('during', path), msOf('during'));
  const fresh = await shown();
  await openAt(page, addressOf('before', START), msOf('before'));
  await follow(page, addressOf('before', path));
  expect(await shown()).toBe(fresh);
});

test('a page that was loaded in a hidden tab is correct when the tab is shown', async ({ page, browser }) => {
  const address = addressOf('before', '/devlica/');
  await openAt(page, addressOf('before', START), msOf('before'));
  await page.evaluate(() =>
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
  );
  await follow(page, address);
  await page.clock.setFixedTime(msOf('during'));
  await page.evaluate(() => Reflect.deleteProperty(document, 'visibilityState'));
  await comeBack(page);
  const fresh = await browser.newPage({ serviceWorkers: 'block' });
  expect(await visibleContent(page)).toEqual(await seenAt(fresh, address, msOf('during')));
  await fresh.close();
});
