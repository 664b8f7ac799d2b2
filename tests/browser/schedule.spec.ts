import type { Locator, Page } from '@playwright/test';
import { expect, test } from './quiet-test.ts';
import { addressOf } from './sites.ts';

/** The schedule as a grid on a wide screen and as a list on a narrow one, from the same markup and without script. */

test.use({ serviceWorkers: 'block', javaScriptEnabled: false });

interface Box {
  readonly id: string;
  readonly track: string | null;
  readonly start: string;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

async function boxesOf(page: Page): Promise<readonly Box[]> {
  return page.locator('.row').evaluateAll((rows) =>
    rows.map((row) => {
      const { top, bottom, left, right } = row.getBoundingClientRect();
      const start = row.querySelector('time')?.textContent ?? '';
      return { id: row.id, track: row.getAttribute('data-column'), start, top, bottom, left, right };
    }),
  );
}

const row = (page: Page, session: string): Locator => page.locator(`#session-${session}`);

for (const path of ['/devlica/', '/hr/worklica/', '/devlica/2025/']) {
  test(`${path} shows parallel sessions side by side on a wide screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(addressOf('before', path));
    const boxes = await boxesOf(page);
    const tracked = boxes.filter(({ track }) => track !== null);
    expect(tracked.length).toBeGreaterThan(3);
    for (const one of boxes) {
      for (const other of boxes) {
        if (one === other) continue;
        if (one.start === other.start) expect(Math.abs(one.top - other.top), `${one.id} ${other.id}`).toBeLessThan(1);
        const apart = [
          one.right <= other.left,
          other.right <= one.left,
          one.bottom <= other.top,
          other.bottom <= one.top,
        ];
        expect(apart.some(Boolean), `${one.id} covers ${other.id}`).toBe(true);
      }
    }
    const [first] = tracked;
    const beside = tracked.find((one) => one.track !== first?.track && one.start === first?.start);
    expect(beside?.left).toBeGreaterThanOrEqual(first?.right ?? Number.POSITIVE_INFINITY);
  });

  test(`${path} lists sessions in chronological order on a narrow screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(addressOf('before', path));
    const boxes = await boxesOf(page);
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(1);
    for (const [index, one] of boxes.entries()) {
      const next = boxes[index + 1];
      if (next === undefined) continue;
      expect(next.top, next.id).toBeGreaterThanOrEqual(one.bottom);
      expect(next.start >= one.start, next.id).toBe(true);
    }
  });
}

test('a link to a session marks it, and its description opens without script', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(addressOf('before', '/devlica/schedule/#session-two-banks-2'));
  const target = row(page, 'two-banks-2');
  await expect(target).toBeInViewport();
  await expect(target).toHaveCSS('outline-style', 'dashed');
  await expect(row(page, 'two-banks-1')).toHaveCSS('outline-style', 'none');
  await expect(target.locator('.prose')).toBeHidden();
  await target.locator('summary').click();
  await expect(target.locator('.prose')).toBeVisible();
});

test('the page of the event has a line for each entry, and a link to the schedule page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addressOf('before', '/devlica/'));
  const line = row(page, 'two-banks-2');
  await expect(line.locator('h4 a')).toHaveAttribute('href', '/devlica/2026/sessions/two-banks-2/');
  await expect(line.locator('.row-people, .row-room, time')).toHaveCount(3);
  await expect(page.locator('#schedule .rows :is(.prose, .tags, summary)')).toHaveCount(0);
  const { height = 0 } = (await page.locator('#schedule').boundingBox()) ?? {};
  expect(height / 844, 'screens').toBeLessThan(3.3);
  await page.locator('#schedule').getByRole('link', { name: 'Open the schedule' }).click();
  await expect(page).toHaveURL(addressOf('before', '/devlica/schedule/'));
});

test('the schedule is printed as a grid in ink, without descriptions', async ({ page }) => {
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(addressOf('before', '/devlica/'));
  const boxes = await boxesOf(page);
  const [first, second] = ['two-banks-1', 'caron-is-not-an-ornament'].map((session) =>
    boxes.find(({ id }) => id === `session-${session}`),
  );
  expect(first?.top).toBeDefined();
  expect(first?.top).toBe(second?.top);
  await expect(row(page, 'two-banks-1').locator('details')).toBeHidden();
  await expect(page.locator('.row-keynote h4').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('.site-header nav').first()).toBeHidden();
});

test.describe('tickets', () => {
  test('explain the other currency once', async ({ page }) => {
    await page.goto(addressOf('before', '/devlica/'));
    await expect(page.locator('#tickets').getByText('1.95583')).toHaveCount(1);
    await expect(page.locator('#tickets').getByText(/\d BAM$/)).toHaveCount(2);
  });
});
