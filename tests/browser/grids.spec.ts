import { expect, test } from './quiet-test.ts';
import { addressOf } from './sites.ts';

/** Cards, logos and headings fill the width that they have on a wide screen. */

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });

for (const path of ['/devlica/', '/hr/worklica/', '/devlica/2019/', '/sponsors/']) {
  test(`no card stands alone in the last row of a grid: ${path}`, async ({ page }) => {
    await page.goto(addressOf('before', path));
    const grids = await page.locator('[data-columns]').evaluateAll((all) =>
      all.map((grid) => {
        const shown = [...grid.children].filter((card) => card.getBoundingClientRect().width > 0);
        const starts = shown.map((card) => (card as HTMLElement).offsetTop);
        return [...new Set(starts)].map((start) => starts.filter((one) => one === start).length);
      }),
    );
    expect(grids.length).toBeGreaterThan(0);
    const alone = grids.filter((rows) => rows.at(-1) === 1 && Math.max(...rows) > 1);
    expect(alone).toEqual([]);
  });
}

for (const { path, one, two } of [
  { path: '/devlica/', one: 'Main sponsor', two: 'Gold sponsors' },
  { path: '/hr/devlica/', one: 'Glavni sponzor', two: 'Zlatni sponzori' },
]) {
  test(`the heading of a level is singular above one sponsor: ${path}`, async ({ page }) => {
    await page.goto(addressOf('before', path));
    await expect(page.locator('[data-level="5"] h3')).toHaveText(one);
    await expect(page.locator('[data-level="4"] h3')).toHaveText(two);
  });
}

for (const path of ['/devlica/2026/sessions/password-nobody-knows/', '/sponsors/', '/hr/sponsors/']) {
  test(`a heading for which there is place stands in one line: ${path}`, async ({ page }) => {
    await page.goto(addressOf('before', path));
    const lines = await page.locator('h1').evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  });
}
