import type { Page } from '@playwright/test';
import { isFull } from '../support/thoroughness.ts';
import { expect, test } from './quiet-test.ts';
import { settled } from './seen.ts';
import { addressOf, msOf, richest, routesAt } from './sites.ts';

/** Nothing moves while a page loads: not when fonts and pictures come late, not when it is scrolled, not when it wakes. */

/**
 * A thousandth of what counts as a good Cumulative Layout Shift: a word beside others may move by a few pixels when its
 * font replaces the fallback. A line that breaks elsewhere, or a picture without its room, is far above.
 */
const HARDLY_ANYTHING = 0.0001;

test.use({ serviceWorkers: 'block' });

const TEMPLATES = ['home', 'event', 'speaker', 'edition'];

/** Writes down what moves, by how much, from the first frame on. */
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
  /** What moved. */
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

/** Holds fonts and pictures back until the page has been drawn without them. */
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

/** Reads a page to its end, a screen at a time, each once it has been drawn. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
  for (const island of await page.locator('[data-island]:visible').all()) {
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
        await settled(page);
        await page.evaluate(() => document.fonts.ready);
        await readToTheEnd(page);
        const shifts = await shiftsOn(page);
        const moved = shifts.reduce((sum, { value }) => sum + value, 0);
        expect.soft(moved, `${path} ${JSON.stringify(shifts)}`).toBeLessThan(HARDLY_ANYTHING);
      }
    });
  }
}
