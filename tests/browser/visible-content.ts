import type { Page } from '@playwright/test';
import { NEAR } from '../../client/runtime/when-reached.ts';

/** The visible content of a page, in order. */
export interface VisibleContent {
  readonly texts: readonly string[];
  readonly ids: readonly string[];
  readonly links: readonly string[];
}

/**
 * The visible texts, ids and links of header, main part and footer, with what the islands near the screen draw. Controls that
 * need script are left out, so that a page has the same content with and without it.
 */
export async function visibleContent(page: Page): Promise<VisibleContent> {
  const hasScript = await page.evaluate(() => document.documentElement.classList.contains('js'));
  if (hasScript) await waitForIslands(page);
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('body > header, main, body > footer')];
    const isSeen = (element: Element | null): element is Element =>
      element?.checkVisibility() === true && element.closest('.needs-script') === null;
    const elements = parts.flatMap((part) => [part, ...part.querySelectorAll('*')]).filter(isSeen);
    const texts = elements.flatMap((element) =>
      [...element.childNodes].flatMap((node) => {
        const text = node instanceof Text ? node.data.replace(/\s+/g, ' ').trim() : '';
        return text === '' ? [] : [`${element.localName}: ${text}`];
      }),
    );
    const ids = elements.flatMap(({ id }) => (id === '' ? [] : [id]));
    const anchors = elements.filter((element) => element instanceof HTMLAnchorElement);
    const links = anchors.map(({ href, origin }) => (origin === location.origin ? href.slice(origin.length) : href));
    return { texts, ids, links };
  });
}

/** Records all navigations that the document starts from now on, even if they do not complete. Returns a function that reads the list. */
export async function recordNavigations(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const departures: string[] = [];
    Object.assign(window, { watchedDepartures: departures });
    navigation.addEventListener('navigate', ({ destination }) => departures.push(destination.url));
  });
  return () =>
    page.evaluate(() => (window as unknown as { readonly watchedDepartures: readonly string[] }).watchedDepartures);
}

/** Waits until the runtime has run. */
export async function waitForRuntime(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const runtime = document.querySelector<HTMLLinkElement>('link[data-runtime]');
    if (runtime === null) throw new Error('The page has no runtime.');
    await import(runtime.href);
  });
}

/** Waits until the runtime has run, and each island near the screen is hydrated or has failed. */
export async function waitForIslands(page: Page): Promise<void> {
  await waitForRuntime(page);
  await page.evaluate(async (rootMargin) => {
    const waiting = (): readonly Element[] => [
      ...document.querySelectorAll('[data-island-on="visible"][data-island-state="waiting"]'),
    ];
    const isAnyNear = (elements: readonly Element[]): Promise<boolean> =>
      new Promise((resolve) => {
        const observer = new IntersectionObserver(
          (entries) => {
            observer.disconnect();
            resolve(entries.some(({ isIntersecting }) => isIntersecting));
          },
          { rootMargin },
        );
        for (const element of elements) observer.observe(element);
      });
    for (let left = waiting(); left.length > 0 && (await isAnyNear(left)); ) left = waiting();
  }, NEAR);
}

/**
 * Waits until the layout of a page is final: sections that were left out at first are laid out, and fonts are loaded. For
 * comparing positions. The page's timers must run.
 */
export async function waitForLayout(page: Page): Promise<void> {
  await waitForRuntime(page);
  await page.waitForFunction(() => {
    const isWhole = document.querySelector('html.first-look, .laid-out, .late') === null;
    return isWhole && document.readyState === 'complete' && document.fonts.status === 'loaded';
  });
}
