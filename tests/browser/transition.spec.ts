import type { Page } from '@playwright/test';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf } from './sites.ts';
import { waitForRuntime } from './visible-content.ts';

/** A band is sewn between pages if motion is welcome. Nothing waits for it. */

test.use({ serviceWorkers: 'block' });

/** Stops every view transition half-way, so that it can be inspected, and counts them. */
async function holdTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const pausedParts: string[] = [];
    Object.assign(window, { pausedParts });
    document.startViewTransition = (change) => {
      const transition = start(change);
      void transition.ready.then(() => {
        for (const animation of document.getAnimations()) {
          const part = (animation.effect as KeyframeEffect | null)?.pseudoElement;
          if (!part?.startsWith('::view-transition')) continue;
          animation.pause();
          animation.currentTime = 200;
          pausedParts.push(part);
        }
      });
      return transition;
    };
  });
}

const pausedParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { readonly pausedParts: readonly string[] }).pausedParts);

async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(msOf('before'));
  await holdTransitions(page);
  await page.goto(addressOf('before', path));
  await waitForRuntime(page);
}

test('only the band moves, and it moves in steps', async ({ page }) => {
  await open(page, '/terms/');
  await page.locator('header a[href="/worklica/"]').click();
  await expect
    .poll(() => pausedParts(page).then((parts) => [...parts].sort()))
    .toEqual(['::view-transition-new(band)', '::view-transition-old(band)']);
  const timing = await page.evaluate(
    () => getComputedStyle(document.documentElement, '::view-transition-new(band)').animationTimingFunction,
  );
  expect(timing).toContain('steps(');
});

test('a second click in the middle of it leads to its target', async ({ page }) => {
  await open(page, '/terms/');
  await page.locator('header a[href="/worklica/"]').click();
  await expect.poll(() => pausedParts(page).then((parts) => parts.length)).toBe(2);
  await page.locator('header a[href="/devlica/"]').click();
  await expect(page).toHaveURL(/\/devlica\/$/);
  await expect(page.locator('h1')).toHaveText('Devlica 2026');
  await page.locator('main a[href="/devlica/#speakers"], main .speaker-card a').first().click();
  await expect(page).not.toHaveURL(/\/devlica\/$/);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages change immediately', async ({ page }) => {
    await open(page, '/terms/');
    await page.evaluate(() => {
      document.startViewTransition = () => {
        throw new Error('Nothing may move.');
      };
    });
    await page.locator('header a[href="/worklica/"]').click();
    await expect(page.locator('h1')).toHaveText('Worklica 2026');
    expect(await pausedParts(page)).toEqual([]);
  });
});

test('a thread is shown at the upper edge while a page is loading for long', async ({ page }) => {
  const thread = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement, '::after').position);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/page-data\/worklica\/page-data\.json$/, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/terms/');
  expect(await thread()).toBe('static');
  await page.locator('header a[href="/worklica/"]').click();
  await expect.poll(thread).toBe('fixed');
  release();
  await expect(page).toHaveURL(/\/worklica\/$/);
  await expect.poll(thread).toBe('static');
});
