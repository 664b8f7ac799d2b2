import type { Page } from '@playwright/test';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf, type ServedName } from './sites.ts';
import { waitForLayout } from './visible-content.ts';

/** The event's menu marks the section that is being read. */

test.use({ serviceWorkers: 'block' });

async function open(page: Page, path: string, at: ServedName = 'before'): Promise<void> {
  await page.clock.setFixedTime(msOf(at));
  await page.goto(addressOf('before', path));
  await waitForLayout(page);
}

const current = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.event-menu a[aria-current="location"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash));

/** The edges of the sections in the menu, and the maximum scroll position. */
function sectionsOf(page: Page): Promise<readonly { readonly hash: string; readonly middle: number }[]> {
  return page.locator('.event-menu li:not([hidden]) a[href*="#"]').evaluateAll((links) =>
    links.map((link) => {
      const { hash } = link as HTMLAnchorElement;
      const box = document.querySelector(hash)?.getBoundingClientRect() ?? new DOMRect();
      return { hash, middle: box.top + box.height / 2 + scrollY };
    }),
  );
}

for (const width of [390, 1280]) {
  test(`only the section that is read is marked in the menu (${width} pixels)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, '/devlica/');
    await expect.poll(() => current(page)).toEqual([]);
    const sections = await sectionsOf(page);
    expect(sections.map(({ hash }) => hash)).toEqual(['#speakers', '#venue', '#faq', '#sponsors']);
    for (const { hash, middle } of [...sections, ...sections.toReversed()]) {
      await page.evaluate((y) => scrollTo({ top: y - innerHeight / 3, behavior: 'instant' }), middle);
      await expect.poll(() => current(page)).toEqual([hash]);
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => current(page)).toEqual([]);
  });
}

test('the target of a link is marked', async ({ page }) => {
  await open(page, '/hr/devlica/');
  for (const hash of ['#faq', '#speakers', '#sponsors']) {
    await page.locator(`.event-menu a[href$="${hash}"]`).click();
    await expect.poll(() => current(page)).toEqual([hash]);
  }
});

test('a section that is over is never marked', async ({ page }) => {
  await open(page, '/devlica/', 'after');
  await expect(page.locator('.event-menu a[href$="#venue"]')).toBeHidden();
  const seen = new Set<string>();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    await page.evaluate((top) => {
      scrollTo({ top, behavior: 'instant' });
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, y);
    for (const hash of await current(page)) seen.add(hash);
  }
  expect([...seen].sort()).toEqual(['#speakers', '#sponsors']);
});

test('the mark is gone on other pages of the event, and back on its own page', async ({ page }) => {
  await open(page, '/devlica/#speakers');
  await expect.poll(() => current(page)).toEqual(['#speakers']);
  await page.locator('.speaker-card a').first().click();
  await expect(page).toHaveURL(/\/devlica\/2026\/[^/]+\/$/);
  await expect.poll(() => current(page)).toEqual([]);
  await page.goBack();
  await expect.poll(() => current(page)).toEqual(['#speakers']);
});
