import type { Page } from '@playwright/test';
import { isFull } from '../support/thoroughness.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf, richest, routesAt } from './sites.ts';
import { waitForRuntime } from './visible-content.ts';

/** Nothing moves while a page loads: not when fonts and pictures arrive, not when it is scrolled, not when islands wake. */

/**
 * A thousandth of a good Cumulative Layout Shift: words in a line may move by a few pixels when a font replaces its
 * fallback. A different line break, or a picture without reserved space, is far above that.
 */
const HARDLY_ANYTHING = 0.0001;

test.use({ serviceWorkers: 'block' });

const TEMPLATES = ['home', 'event', 'speaker', 'edition'];

/** Records layout shifts with their values, from the first frame on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { watchedShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        const names = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.localName}#${node.id}.${node.className}` : String(node?.textContent),
        );
        shifts.push({ value: entry.value, names });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

interface Shift {
  readonly value: number;
  /** The recorded layout shifts. */
  readonly names: readonly string[];
}

interface LayoutShift {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

const shiftsOn = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { readonly watchedShifts: readonly Shift[] }).watchedShifts;
  });

/** Holds fonts and pictures until the page has been drawn without them. */
async function holdBack(page: Page): Promise<void> {
  await page.route(/\.(?:woff2|avif|webp|png|jpe?g|svg)$/, async (route) => {
    await drawn(page);
    await route.continue();
  });
}

function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** Scrolls through a page to its end, one screen at a time, each after it has been drawn. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
  for (const island of await page.locator('[data-island]:visible').all()) {
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-island-state', 'ready');
  }
}

for (const width of isFull ? [320, 1280] : [320]) {
  for (const name of isFull ? (['before', 'during', 'after'] as const) : (['during'] as const)) {
    test(`nothing moves on a page that loads and is read (${name}, ${width} pixels)`, async ({ page }) => {
      await page.clock.setFixedTime(msOf(name));
      await page.setViewportSize({ width, height: 700 });
      await watchShifts(page);
      await holdBack(page);
      const routes = richest(name, routesAt(name)).filter(({ template }) => TEMPLATES.includes(template));
      expect(routes.length).toBeGreaterThan(7);
      for (const { path } of routes) {
        await page.goto(addressOf(name, path));
        await waitForRuntime(page);
        await page.evaluate(() => document.fonts.ready);
        await readToTheEnd(page);
        const shifts = await shiftsOn(page);
        const moved = shifts.reduce((sum, { value }) => sum + value, 0);
        expect.soft(moved, `${path} ${JSON.stringify(shifts)}`).toBeLessThan(HARDLY_ANYTHING);
      }
    });
  }
}
