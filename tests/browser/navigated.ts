import type { Page } from '@playwright/test';

/** Follows links, and distinguishes client navigation from pages that the browser loads. */

/** Follows a link to a path or address by a click from a script, and waits until the page is shown. */
export async function follow(page: Page, href: string): Promise<void> {
  const url = new URL(href, page.url()).href;
  await clickLink(page, href);
  await waitForPage(page, url);
}

/** Clicks a new link in the main part. */
export async function clickLink(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('main')?.append(link);
    link.click();
  }, href);
}

/** Waits until an address is reached in any way, and its page is complete. */
export async function waitForPage(page: Page, url: string): Promise<void> {
  await page.waitForURL(url);
  await page.waitForFunction(() => document.readyState === 'complete' && !navigation.transition);
}

/** Marks the document. The result tells whether it is still the same. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
  return async () => (await page.locator('html').getAttribute('data-test-mark')) === '';
}

/** Records the paths of data and documents that a page requests from now on, with repetitions. */
export function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'document'].includes(request.resourceType())) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/**
 * The whole document as lines, without differences between ways to reach it: the data block about the first page, announcements,
 * the states of islands and videos, stylesheets that an earlier page enabled, the time of the newest page so far, the order of attributes, and space between elements.
 */
export function documentOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const volatileAttributes = ['data-test-mark', 'data-island-state', 'data-moving', 'data-valid-from'];
    const root = document.documentElement.cloneNode(true) as HTMLElement;
    root.querySelector('#conf-site-assets')?.remove();
    root.querySelector('#announcer')?.replaceChildren();
    for (const link of root.querySelectorAll('link[data-asset]')) link.removeAttribute('disabled');
    for (const element of [root, ...root.querySelectorAll('*')]) {
      const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const { name } of attributes) element.removeAttribute(name);
      for (const { name, value } of attributes)
        if (!volatileAttributes.includes(name)) element.setAttribute(name, value);
    }
    return root.outerHTML
      .replace(/>\s+</g, '><')
      .split(/(?<=>)|(?=<)/)
      .filter((line) => line.trim() !== '');
  });
}

/** Counts the documents that the page loads from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => {
    count += 1;
  });
  return () => count;
}

/** Holds requests for matching paths until the returned function is called. */
export async function holdRequests(page: Page, pattern: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.fallback().catch(() => undefined);
  });
  return release;
}
