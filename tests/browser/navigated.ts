import type { Page } from '@playwright/test';

/** How tests follow links, and tell a page that was put in place from one that the browser opened. */

/** Follows a link to a path or address, as a script would that clicks on one, and waits until the page is there. */
export async function follow(page: Page, href: string): Promise<void> {
  const url = new URL(href, page.url()).href;
  await clickLink(page, href);
  await arrived(page, url);
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

/** Waits until an address has been reached, by whichever way, and its page stands. */
export async function arrived(page: Page, url: string): Promise<void> {
  await page.waitForURL(url);
  await page.waitForFunction(() => document.readyState === 'complete' && !navigation.transition);
}

/** Marks the document; what is given tells whether it is still there. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
  return async () => (await page.locator('html').getAttribute('data-test-mark')) === '';
}

/** The paths of the data and documents that a page asks for from now on, each as often as it does. */
export function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'document'].includes(request.resourceType())) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/**
 * The whole document as lines, without what differs by the way it came: the block that tells of the first page, what
 * has been announced, how far islands and films are, the order of attributes, and space between elements.
 */
export function documentOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const ofTheWay = ['data-test-mark', 'data-island-state', 'data-moving'];
    const root = document.documentElement.cloneNode(true) as HTMLElement;
    root.querySelector('#conf-site-assets')?.remove();
    root.querySelector('#announcer')?.replaceChildren();
    for (const element of [root, ...root.querySelectorAll('*')]) {
      const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const { name } of attributes) element.removeAttribute(name);
      for (const { name, value } of attributes) if (!ofTheWay.includes(name)) element.setAttribute(name, value);
    }
    return root.outerHTML
      .replace(/>\s+</g, '><')
      .split(/(?<=>)|(?=<)/)
      .filter((line) => line.trim() !== '');
  });
}

/** Answers requests for paths that match only when told to. */
export async function heldBack(page: Page, pattern: RegExp): Promise<() => void> {
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
