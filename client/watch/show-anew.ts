import { goTo, placeNow, reloadInPlace } from './place.ts';

/**
 * Shows the server's current version of the page. A page whose content changed is updated as in a navigation, without
 * flicker; a page whose layout changed (styles, scripts, policy) is reloaded; an unchanged page is left alone.
 */
export async function showAnew(version: string): Promise<void> {
  const { pathname } = location;
  const fresh = await freshDocument();
  if (pathname !== location.pathname) return;
  const digest = digestOf(fresh);
  if (digest !== undefined && digest === digests.get(pathname)) return;
  if (fresh === undefined || !('navigation' in window) || location.hash !== '' || frameOf(fresh) !== frameOf(document))
    return reloadInPlace(version);
  if (digest !== undefined) digests.set(pathname, digest);
  swapInPlace();
}

/** Which version of a page is shown, by its path, as far as that is known: a page that was navigated to says nothing. */
const digests = new Map([[location.pathname, digestOf(document) ?? '']]);

function digestOf(page: Document | undefined): string | undefined {
  return page?.querySelector<HTMLScriptElement>('script[data-page]')?.dataset['page'];
}

/** The page as the server has it; a request for a document parses it without running or loading anything. */
function freshDocument(): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.pathname + location.search);
    request.responseType = 'document';
    request.onloadend = () => resolve(request.responseXML ?? undefined);
    request.send();
  });
}

const FRAME_LINKS = 'link:not([rel="canonical"], [rel="alternate"])';

/** Everything around the parts that a navigation swaps. */
function frameOf(page: Document): string {
  const { dataset } = page.documentElement;
  const links = [...page.head.querySelectorAll(FRAME_LINKS)].map((link) => link.getAttribute('href'));
  const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
  const words = [...page.body.querySelectorAll(':scope > :not(header, main, footer, script, #announcer)')].map(
    (part) => part.textContent,
  );
  const { islands } = JSON.parse(page.getElementById('conf-site-assets')?.textContent || '{}') as {
    readonly islands?: object;
  };
  return JSON.stringify([
    ...[dataset['base'], dataset['validFrom'], links, policy?.replaceAll(/ 'nonce-[\w-]+'/g, '')],
    ...[words, islands],
  ]);
}

/** The site's own navigation goes to the page that is there already; without it the browser loads the page. */
function swapInPlace(): void {
  const place = placeNow();
  const focused = document.activeElement as HTMLElement | null;
  const stop = new AbortController();
  const { signal } = stop;
  // What would scroll to the top goes to where the reader was.
  const hold = (event: NavigateEvent): void =>
    void Object.defineProperty(event, 'scroll', { configurable: true, value: () => goTo(place) });
  navigation.addEventListener('navigate', hold, { signal });
  const done = (): void => {
    stop.abort();
    goTo(place);
    if (focused?.isConnected === true) focused.focus({ preventScroll: true });
  };
  navigation.addEventListener('navigatesuccess', done, { signal });
  const { committed, finished } = navigation.navigate(location.pathname + location.search, { history: 'replace' });
  for (const outcome of [committed, finished]) outcome?.catch(() => undefined);
}
