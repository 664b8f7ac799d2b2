import type { Page } from '@playwright/test';
import { expect, test } from './quiet-test.ts';
import { settled } from './seen.ts';
import { addressOf, msOf } from './sites.ts';

/** Between pages a band is sewn where motion is welcome; nothing waits for it. */

test.use({ serviceWorkers: 'block' });

/** Stops every transition between pages half-way, so that there is time to look at it, and counts them. */
async function holdTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const held: string[] = [];
    Object.assign(window, { held });
    document.startViewTransition = (change) => {
      const transition = start(change);
      void transition.ready.then(() => {
        for (const animation of document.getAnimations()) {
          const part = (animation.effect as KeyframeEffect | null)?.pseudoElement;
          if (!part?.startsWith('::view-transition')) continue;
          animation.pause();
          animation.currentTime = 200;
          held.push(part);
        }
      });
      return transition;
    };
  });
}

const held = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { readonly held: readonly string[] }).held);

async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(msOf('before'));
  await holdTransitions(page);
  await page.goto(addressOf('before', path));
  await settled(page);
}

test('only the band moves, and it moves in steps', async ({ page }) => {
  await open(page, '/terms/');
  await page.locator('header a[href="/worklica/"]').click();
  await expect
    .poll(() => held(page).then((parts) => [...parts].sort()))
    .toEqual(['::view-transition-new(band)', '::view-transition-old(band)']);
  const timing = await page.evaluate(
    () => getComputedStyle(document.documentElement, '::view-transition-new(band)').animationTimingFunction,
  );
  expect(timing).toContain('steps(');
});

test('a second click in the middle of it lands where it points', async ({ page }) => {
  await open(page, '/terms/');
  await page.locator('header a[href="/worklica/"]').click();
  await expect.poll(() => held(page).then((parts) => parts.length)).toBe(2);
  await page.locator('header a[href="/devlica/"]').click();
  await expect(page).toHaveURL(/\/devlica\/$/);
  await expect(page.locator('h1')).toHaveText('Devlica 2026');
  await page.locator('main a[href="/devlica/#speakers"], main .speaker-card a').first().click();
  await expect(page).not.toHaveURL(/\/devlica\/$/);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages change at once', async ({ page }) => {
    await open(page, '/terms/');
    await page.evaluate(() => {
      document.startViewTransition = () => {
        throw new Error('Nothing may move.');
      };
    });
    await page.locator('header a[href="/worklica/"]').click();
    await expect(page.locator('h1')).toHaveText('Worklica 2026');
    expect(await held(page)).toEqual([]);
  });
});

test('a thread shows at the upper edge while a page is long in coming', async ({ page }) => {
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
