import type { Page } from '@playwright/test';

/** Makes storage throw on all pages of this tab, as some browsers do if the user forbids it. */
export function forbidStorage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
}
