import type { Page } from '@playwright/test';
import { isFull } from '../support/thoroughness.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, msOf, richest, routesAt, SERVED, type ServedName, sampled, stagedOnly } from './sites.ts';
import { waitForRuntime } from './visible-content.ts';

/** Everything that a keyboard reaches is visible while it has the focus. */

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/**
 * Focuses one element after the other, and lists those that are not visible with the focus: without a size, transparent,
 * off the screen, behind something else, or without a focus style. A control that its label draws counts as that label.
 */
function unseenWhenFocused(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex]:not([tabindex^="-"])',
    );
    const unseen: string[] = [];
    for (const element of candidates) {
      (document.activeElement as HTMLElement | null)?.blur();
      element.focus();
      if (document.activeElement !== element || element.tabIndex < 0) continue;
      const fault = faultOf(element);
      if (fault !== undefined) unseen.push(`${fault}: ${element.outerHTML.slice(0, 160)}`);
    }
    return unseen;

    function faultOf(element: HTMLElement): string | undefined {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const shown = [element, ...(label ? [label] : [])].filter((one) =>
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      const drawn = shown.filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width > 4 && height > 4;
      });
      if (drawn.length === 0) return 'is not drawn';
      if (!drawn.some(isOnTop)) return 'is behind something or off the screen';
      return element.matches(':focus-visible') && !drawn.some(isMarked) ? 'has no mark' : undefined;
    }

    function isOnTop(element: HTMLElement): boolean {
      return [...element.getClientRects()].some(({ left, top, width, height }) => {
        const found = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
        return found !== null && (element.contains(found) || found.contains(element));
      });
    }

    function isMarked(element: HTMLElement): boolean {
      return [element, ...element.querySelectorAll('*')].some((one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && outlineWidth !== '0px';
      });
    }
  });
}

/** Whether the page gets events about the focus. Just after a page was loaded, Chromium moves the focus without any. */
function hasFocusEvents(): boolean {
  let heard = false;
  document.addEventListener('focusin', () => (heard = true), { once: true });
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.blur();
  document.body.removeAttribute('tabindex');
  return heard;
}

function pathsOf(name: ServedName): readonly string[] {
  const routes = routesAt(name);
  if (name === 'staged') return stagedOnly(routes).map(({ path }) => path);
  const some = isFull ? sampled(routes) : richest(name, routes).filter(({ language }) => language === 'hr');
  return some.map(({ path }) => path);
}

for (const name of isFull ? SERVED : (['staged'] as const)) {
  for (const width of isFull ? [320, 1280] : [1280]) {
    test(`elements are visible when they have the focus (${name}, ${width} pixels)`, async ({ page }) => {
      await page.clock.setFixedTime(msOf(name));
      await page.setViewportSize({ width, height: 700 });
      for (const path of pathsOf(name)) {
        await page.goto(addressOf(name, path));
        await waitForRuntime(page);
        await page.waitForFunction(hasFocusEvents);
        expect.soft(await unseenWhenFocused(page), path).toEqual([]);
      }
    });
  }
}
