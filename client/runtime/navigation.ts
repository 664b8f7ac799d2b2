import { announcePage } from './announcer.ts';
import { focusElement, targetOf } from './hash-target.ts';
import { isPagePath } from './page-assets.ts';
import type { LoadedPage } from './page-loader.ts';
import type { PageLife } from './page-part.ts';
import { type LoadRoute, startRouteLoader } from './route-loader.ts';
import { replacePage } from './swap-page.ts';
import { addressOf, isIgnored, isToPage } from './which-navigation.ts';

/**
 * Client navigation: replaces the page within the same document. The next page is loaded before the navigation commits,
 * so that address and content agree; only back and forward change the address at once. What cannot be loaded this way
 * is left to the browser. Browsers without the Navigation API load a script that does the same with the History API.
 */
export function startNavigation(life: PageLife): void {
  const loadRoute = startRouteLoader();
  const swap = (page: LoadedPage, arrive: () => void): Promise<void> =>
    inTransition(() => {
      replacePage(life, page);
      arrive();
      void announcePage();
    });
  if ('navigation' in window) followNavigation(loadRoute, swap);
  else void followHistory(loadRoute, swap);
}

/** Replaces the current page. `arrive` scrolls and sets the focus. */
type Swap = (page: LoadedPage, arrive: () => void) => Promise<void>;

/**
 * Loads the navigation for browsers without the Navigation API. Until it is loaded, or if that fails, the browser opens
 * every page.
 */
async function followHistory(loadRoute: LoadRoute, swap: Swap): Promise<void> {
  const loaded = await import('./history-navigation.ts').catch(() => undefined);
  loaded?.startHistoryNavigation({
    ...{ loadRoute, targetOf, isPagePath, addressOf, stopOnEscape },
    show: (page, { hash, scroll }) =>
      swap(page, () => {
        scroll();
        focusAt(hash);
      }),
  });
}

function followNavigation(loadRoute: LoadRoute, swap: Swap): void {
  let shown = addressOf(location.href);
  let pending = new AbortController();

  const show = (event: NavigateEvent, page: LoadedPage): Promise<void> => {
    shown = addressOf(event.destination.url);
    return swap(page, () => arrive(event)).catch(() => openByBrowser(event));
  };

  /** Loads the page of a navigation and uses it, unless another navigation starts meanwhile. */
  const load = async (event: NavigateEvent, use: (page: LoadedPage) => unknown): Promise<void> => {
    const { signal } = pending;
    const page = await loadRoute(event.destination.url, signal).catch(() => undefined);
    if (signal.aborted) return;
    if (page === undefined) openByBrowser(event);
    else await use(page);
  };

  navigation.addEventListener('navigate', (event) => {
    const { info, navigationType, destination } = event;
    const isShown = addressOf(destination.url) === shown;
    if (isIgnored(event, isShown)) return;
    pending.abort();
    if (info === BY_BROWSER || !isToPage(event) || (navigationType === 'traverse' && isShown)) return;
    if (info instanceof Ready) {
      event.intercept({ ...BY_US, handler: () => show(event, info.page) });
      return;
    }
    pending = new AbortController();
    if (navigationType === 'traverse') {
      event.intercept({ ...BY_US, handler: () => load(event, (page) => show(event, page)) });
    } else {
      event.preventDefault();
      stopOnEscape(pending);
      void load(event, (page) => navigate(event, new Ready(page)));
    }
  });
}

/** We scroll and set the focus ourselves. */
const BY_US = { scroll: 'manual', focusReset: 'manual' } as const;

/** The `info` of a navigation that is left to the browser. */
const BY_BROWSER = Symbol();

/** The `info` of a navigation whose page is already loaded. */
class Ready {
  readonly page: LoadedPage;
  constructor(page: LoadedPage) {
    this.page = page;
  }
}

/** Lets Escape cancel the loading of a page, as browsers do. */
function stopOnEscape(loading: AbortController): void {
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') loading.abort();
  };
  addEventListener('keydown', onKey, { signal: loading.signal });
}

/**
 * Scrolls as the browser would, unless the navigation was cancelled. Focuses the target of the hash, else the main
 * element; also after back and forward, since the previous focus is unknown.
 */
function arrive(event: NavigateEvent): void {
  if (!event.signal.aborted) event.scroll();
  focusAt(event.navigationType === 'traverse' ? '' : new URL(event.destination.url).hash);
}

function focusAt(hash: string): void {
  const place = targetOf(hash) ?? document.querySelector('main');
  if (place !== null) focusElement(place);
}

/**
 * Lets the browser open the page. If the address has changed already, as after back and forward, the page is reloaded.
 */
function openByBrowser(event: NavigateEvent): void {
  if (event.destination.url === location.href) ignoreFailure(navigation.reload({ info: BY_BROWSER }));
  else navigate(event, BY_BROWSER);
}

/** Repeats the navigation of an event. It replaces the current history entry if the original navigation would have. */
function navigate({ destination, navigationType }: NavigateEvent, info: unknown): void {
  const history = navigationType === 'replace' ? 'replace' : 'push';
  ignoreFailure(navigation.navigate(destination.url, { history, info }));
}

/** A navigation that is superseded by another one is not an error. */
function ignoreFailure({ committed, finished }: NavigationResult): void {
  for (const outcome of [committed, finished]) outcome?.catch(() => undefined);
}

/**
 * Changes the page with a view transition, if the browser supports it and the visitor does not prefer reduced motion.
 */
async function inTransition(change: () => void): Promise<void> {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  const { ready, finished, updateCallbackDone } = document.startViewTransition(change);
  for (const outcome of [ready, finished]) outcome.catch(() => undefined);
  await updateCallbackDone;
}
