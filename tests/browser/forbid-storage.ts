import type { Page } from '@playwright/test';

/** Lets no page of this tab keep anything, as some browsers do where their owner wants it. */
export function forbidStorage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
}
