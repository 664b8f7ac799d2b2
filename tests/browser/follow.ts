import type { Page } from '@playwright/test';

/**
 * Goes from the open page to another of the same site by a link of its own, as client navigation does it; resolves once that page
 * is shown. Fails if the browser opens the page instead.
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

/** Tells the page what a browser tells it whose window or tab comes back to its reader. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
