import type { Page } from '@playwright/test';

/** What a reader finds on a page, in order. */
export interface Seen {
  readonly texts: readonly string[];
  readonly ids: readonly string[];
  readonly links: readonly string[];
}

/**
 * The visible texts, ids and links of header, main part and footer. Controls that only script can serve are left
 * out, so that a page reads the same with and without it.
 */
export function seenOn(page: Page): Promise<Seen> {
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

/** Writes down where the document sets out for from now on, wherever that gets; the reader of that list. */
export async function watchDepartures(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const departures: string[] = [];
    Object.assign(window, { watchedDepartures: departures });
    navigation.addEventListener('navigate', ({ destination }) => departures.push(destination.url));
  });
  return () =>
    page.evaluate(() => (window as unknown as { readonly watchedDepartures: readonly string[] }).watchedDepartures);
}

/** Waits until the runtime has done its work. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const runtime = document.querySelector<HTMLLinkElement>('link[data-runtime]');
    if (runtime === null) throw new Error('The page has no runtime.');
    await import(runtime.href);
  });
}

/**
 * Waits until nothing of a page moves by itself any more: what its first look had left out is laid out, in the fonts that it has.
 * For places that are compared with those of another moment. Its timers have to run.
 */
export async function laidOut(page: Page): Promise<void> {
  await settled(page);
  await page.waitForFunction(() => {
    const isWhole = document.querySelector('html.first-look, .laid-out, .late') === null;
    return isWhole && document.readyState === 'complete' && document.fonts.status === 'loaded';
  });
}
