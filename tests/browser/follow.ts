import type { Page } from '@playwright/test';

/**
 * Follows a link to another page of the site by client navigation, and resolves when that page is shown. Fails if the browser
 * loads a new document instead.
 */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate(
    (href) =>
      new Promise<void>((resolve) => {
        navigation.addEventListener('navigatesuccess', () => resolve(), { once: true });
        const link = document.createElement('a');
        link.href = href;
        document.body.append(link);
        link.click();
        link.remove();
      }),
    address,
  );
}

/** Dispatches the event of a tab that becomes visible again. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
