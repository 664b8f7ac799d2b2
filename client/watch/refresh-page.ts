import { currentPosition, restorePosition } from '../runtime/reading-position.ts';
import { reloadInPlace } from './reload-in-place.ts';

/**
 * Shows the server's current version of the page. A page whose content changed is updated as in a navigation, without
 * flicker; a page whose layout changed (styles, scripts, policy) is reloaded; an unchanged page is left alone.
 */
export async function refreshPage(version: string): Promise<void> {
  const { pathname } = location;
  const fresh = await freshDocument();
  if (pathname !== location.pathname) return;
  const digest = digestOf(fresh);
  if (digest !== undefined && digest === digests.get(pathname)) return;
  if (
    fresh === undefined ||
    !('navigation' in window) ||
    location.hash !== '' ||
    layoutOf(fresh) !== layoutOf(document)
  )
    return reloadInPlace(version);
  if (digest !== undefined) digests.set(pathname, digest);
  swapInPlace();
}

/** The shown version of each page, by path. It is unknown for a page that was reached by navigation. */
const digests = new Map([[location.pathname, digestOf(document) ?? '']]);

function digestOf(page: Document | undefined): string | undefined {
  return page?.querySelector<HTMLScriptElement>('script[data-page]')?.dataset['page'];
}

/** The page from the server. A request for a document parses it without running or loading anything. */
function freshDocument(): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.pathname + location.search);
    request.responseType = 'document';
    request.onloadend = () => resolve(request.responseXML ?? undefined);
    request.send();
  });
}

const LAYOUT_LINKS = 'link:not([rel="canonical"], [rel="alternate"])';

/** The parts of a page that a navigation does not replace, as a key for comparison. */
function layoutOf(page: Document): string {
  const { dataset } = page.documentElement;
  const links = [...page.head.querySelectorAll(LAYOUT_LINKS)].map((link) => link.getAttribute('href'));
  const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
  const texts = [...page.body.querySelectorAll(':scope > :not(header, main, footer, script, #announcer)')].map(
    (part) => part.textContent,
  );
  const { islands } = JSON.parse(page.getElementById('conf-site-assets')?.textContent || '{}') as {
    readonly islands?: object;
  };
  return JSON.stringify([
    ...[dataset['base'], dataset['validFrom'], links, policy?.replaceAll(/ 'nonce-[\w-]+'/g, '')],
    ...[texts, islands],
  ]);
}

/** Navigates to the same page with the site's own navigation. */
function swapInPlace(): void {
  const position = currentPosition();
  const focused = document.activeElement as HTMLElement | null;
  const stop = new AbortController();
  const { signal } = stop;
  // Instead of scrolling to the top, restore the position.
  const hold = (event: NavigateEvent): void =>
    void Object.defineProperty(event, 'scroll', { configurable: true, value: () => restorePosition(position) });
  navigation.addEventListener('navigate', hold, { signal });
  const done = (): void => {
    stop.abort();
    restorePosition(position);
    if (focused?.isConnected === true) focused.focus({ preventScroll: true });
  };
  navigation.addEventListener('navigatesuccess', done, { signal });
  const { committed, finished } = navigation.navigate(location.pathname + location.search, { history: 'replace' });
  for (const outcome of [committed, finished]) outcome?.catch(() => undefined);
}
