import type { Page } from '@playwright/test';
import { FULL_RUN_ONLY, isFull } from '../support/thoroughness.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, boundariesOf, changing, msOf, routesAt } from './sites.ts';
import { type VisibleContent, visibleContent, waitForRuntime } from './visible-content.ts';

/** Pages are read long after they were built: their content follows the reader's clock. */

test.use({ serviceWorkers: 'block' });

async function seenAt(page: Page, address: string, ms: number, isOpened = false): Promise<VisibleContent> {
  await page.clock.setFixedTime(ms);
  await page.goto(address);
  if (isOpened) await openDetails(page);
  return visibleContent(page);
}

/** Opens what is folded away, since parts of it change by themselves too. */
async function openDetails(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all) => {
    for (const one of all as HTMLDetailsElement[]) one.open = true;
  });
}

/** Pages of every kind that has windows. */
const PATHS = ['/', '/hr/', '/devlica/', '/hr/devlica/', '/worklica/', '/hr/worklica/', '/sponsors/'];

/** The pages that are watched for months. */
const WATCHED = isFull ? PATHS : ['/', '/hr/devlica/', '/worklica/'];

for (const { built, opened, ...how } of [
  { built: 'before', opened: 'during', ...FULL_RUN_ONLY },
  { built: 'before', opened: 'after' },
  { built: 'during', opened: 'after', ...FULL_RUN_ONLY },
] as const) {
  test(`pages built ${built} and opened ${opened} show what a build of that time shows`, how, async ({ page }) => {
    const routes = changing(routesAt(opened)).filter(
      ({ path, language }) => isFull || language === 'hr' || PATHS.includes(path),
    );
    expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(PATHS));
    for (const { path } of routes) {
      const old = await seenAt(page, addressOf(built, path), msOf(opened));
      const fresh = await seenAt(page, addressOf(opened, path), msOf(opened));
      expect.soft(old, path).toEqual(fresh);
    }
  });
}

test('the event page differs between all instants, so the comparison is meaningful', async ({ page }) => {
  const seen: VisibleContent[] = [];
  for (const name of ['before', 'during', 'after'] as const) {
    seen.push(await seenAt(page, addressOf(name, '/devlica/'), msOf(name)));
  }
  expect(seen[0]?.texts).not.toEqual(seen[1]?.texts);
  expect(seen[1]?.texts).not.toEqual(seen[2]?.texts);
});

for (const path of WATCHED) {
  test(
    `${path} changes by itself at each boundary while it stays open, and not a second before`,
    path.startsWith('/hr/') ? FULL_RUN_ONLY : {},
    async ({ page, browser }) => {
      const address = addressOf('before', path);
      const opened = await browser.newPage({ serviceWorkers: 'block' });
      await page.clock.install({ time: msOf('before') });
      await page.goto(address);
      await waitForRuntime(page);
      await page.evaluate(() => document.body.setAttribute('data-same-load', ''));
      await openDetails(page);
      let earlier = await visibleContent(page);
      for (const boundary of boundariesOf('before', [path]).map((seconds) => seconds * 1000)) {
        await page.clock.pauseAt(boundary - 1000);
        expect.soft(await visibleContent(page), `a second before ${boundary}`).toEqual(earlier);
        await page.clock.runFor(1000);
        const seen = await visibleContent(page);
        expect.soft(seen, `at ${boundary}`).not.toEqual(earlier);
        expect.soft(seen, `at ${boundary}`).toEqual(await seenAt(opened, address, boundary, true));
        earlier = seen;
      }
      await expect(page.locator('body')).toHaveAttribute('data-same-load', '');
      await opened.close();
    },
  );
}

for (const { event, target } of [
  { event: 'visibilitychange', target: 'document' },
  { event: 'pageshow', target: 'window' },
  { event: 'focus', target: 'window' },
] as const) {
  test(`a page that slept during a boundary is correct again on ${event}`, async ({ page }) => {
    const address = addressOf('before', '/devlica/');
    const asleep = await seenAt(page, address, msOf('before'));
    await page.clock.setFixedTime(msOf('during'));
    expect(await visibleContent(page)).toEqual(asleep);
    await page.evaluate(({ name, isOnDocument }) => (isOnDocument ? document : window).dispatchEvent(new Event(name)), {
      name: event,
      isOnDocument: target === 'document',
    });
    const awake = await visibleContent(page);
    expect(awake).not.toEqual(asleep);
    expect(awake).toEqual(await seenAt(page, addressOf('during', '/devlica/'), msOf('during')));
  });
}

for (const path of WATCHED) {
  test(`${path} uses the time of its build if the clock is years behind`, async ({ page }) => {
    const built = await seenAt(page, addressOf('during', path), msOf('during'));
    const behind = await seenAt(page, addressOf('during', path), Date.UTC(2020, 0, 1));
    expect(behind).toEqual(built);
  });
}

test('a boundary months away sets no timer that fires immediately', async ({ page }) => {
  const [first = 0] = boundariesOf('before', ['/devlica/']);
  expect(first * 1000 - msOf('before')).toBeGreaterThan(2 ** 31);
  await page.addInitScript((now) => {
    const delays: number[] = [];
    const original = window.setTimeout;
    Date.now = () => now;
    const recording = (run: () => void, delay = 0): number => {
      delays.push(delay);
      return original(run, delay);
    };
    Object.assign(window, { setTimeout: recording, recordedDelays: delays });
  }, msOf('before'));
  /** Timers of more than a minute, which are those of windows. */
  const delays = (): Promise<readonly number[]> =>
    page.evaluate(() =>
      (window as unknown as { readonly recordedDelays: readonly number[] }).recordedDelays.filter(
        (delay) => delay > 60_000,
      ),
    );
  await page.goto(addressOf('before', '/devlica/'));
  const afterLoad = await delays();
  expect(Math.max(...afterLoad)).toBeLessThan(2 ** 31);
  expect(Math.max(...afterLoad)).toBeGreaterThanOrEqual(60 * 60 * 1000);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await delays()).toEqual(afterLoad);
});
