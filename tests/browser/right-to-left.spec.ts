import type { Locator, Page } from '@playwright/test';
import { type ArabicSite, buildArabicSite } from '../support/arabic-site.ts';
import { expect, test } from './quiet-test.ts';
import { type StartedTool, startTool } from './started-tool.ts';
import { waitForRuntime } from './visible-content.ts';

/** A site in Arabic, with English as its second language: its layout is that of an English site in a mirror. */

const AT = '2026-03-01T12:00';
const SPEAKER = 'lanternfield/2026/fenwright-tobias/';
const PAGES = [
  '',
  'lanternfield/',
  'lanternfield/schedule/',
  SPEAKER,
  'lanternfield/2026/sessions/lights-stay-on/',
  'code/',
];

test.use({ serviceWorkers: 'block', reducedMotion: 'reduce' });

let site: ArabicSite;
let server: StartedTool;

test.beforeAll(async () => {
  site = await buildArabicSite(AT);
  server = await startTool(['serve', '--out', site.distDir, '--port', '0']);
});

test.afterAll(async () => {
  await server?.stop();
  site?.remove();
});

for (const width of [390, 1280]) {
  test.describe(`at a width of ${width}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('no page is wider than the screen, and no text lies on another', async ({ page }) => {
      for (const path of PAGES) {
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        expect(await outside(page), `${path} has elements beyond the edges`).toEqual([]);
        expect(await overlapping(page), `${path} has overlapping texts`).toEqual([]);
      }
    });

    test('the header begins at the right edge', async ({ page }) => {
      await open(page, 'lanternfield/');
      const brand = await leftOf(page.locator('.brand'));
      const other = page.locator(width < 768 ? '.menu-button' : '.theme-button');
      expect(brand).toBeGreaterThan(await leftOf(other));
    });

    test('the arrows between speakers point outwards', async ({ page }) => {
      await open(page, SPEAKER);
      const [previous, next] = [page.locator('.neighbour-previous'), page.locator('.neighbour-next')];
      await expect(previous.locator('.pictogram')).toHaveCSS('transform', 'none');
      await expect(next.locator('.pictogram')).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
      expect(await leftOf(next.locator('.pictogram'))).toBeLessThan(await leftOf(previous.locator('.pictogram')));
    });
  });
}

test('the first room of the schedule is at the right, and the times are beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, 'lanternfield/schedule/');
  const first = page.locator('.row.lane-0.of-2').first();
  expect(await leftOf(first)).toBeGreaterThan(await leftOf(page.locator('.row.lane-1.of-2').first()));
  expect(await rightOf(page.locator('.tick').first())).toBeGreaterThan(await rightOf(first));
});

test('words in Latin letters stand in the order of the page, each apart from the next', async ({ page }) => {
  await open(page, 'lanternfield/2026/ashgrove-nerida/');
  const label = page.locator('.person-text .label');
  // The word for a keynote is still English here, as is the link: neither may join the other.
  expect(await leftOf(label.locator('a'))).toBeGreaterThan(await rightOf(label.locator('strong')));
});

test('the direction follows the language without loading a document', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, 'lanternfield/');
  await waitForRuntime(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-loaded-once', ''));
  const html = page.locator('html[data-loaded-once]');
  await page.locator('.languages a[hreflang="en"]').click();
  await expect(html).toHaveAttribute('dir', 'ltr');
  await page.locator('.languages a[hreflang="ar"]').click();
  await expect(html).toHaveAttribute('dir', 'rtl');
});

async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(`${AT}:00Z`);
  await page.goto(server.url + path);
  await page.evaluate(() => document.fonts.ready);
}

function leftOf(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().left);
}

function rightOf(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().right);
}

/** The visible texts and pictures that begin or end beyond the edges of the screen, and the page if it scrolls sideways. */
function outside(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isOutside = (element: Element): boolean => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > clientWidth + 1) && element.checkVisibility();
    };
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...[...document.querySelectorAll('h1, h2, h3, h4, p, a, li, button, img')]
        .filter((element) => element.closest('.visually-hidden, .skip-link') === null && isOutside(element))
        .map((element) => `${element.localName}.${element.className} ${element.textContent?.slice(0, 30)}`),
    ];
  });
}

/** Pairs of visible lines of text in the page's own content that share some space. */
function overlapping(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const lines = [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, dt, dd, button)')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath === 'none')
      .filter((element) => element.querySelector('p, .visually-hidden, label') === null)
      .flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map((box) => ({ element, box }));
      });
    return lines.flatMap(({ element: a, box: one }, index) =>
      lines.slice(index + 1).flatMap(({ element: b, box: two }) => {
        const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
        const isShared = a !== b && width > 4 && height > Math.min(one.height, two.height) / 3;
        return isShared ? [`"${a.textContent}" and "${b.textContent}"`] : [];
      }),
    );
  });
}
