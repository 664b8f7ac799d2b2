import type { LoadedPage } from './page-loader.ts';
import type { LoadRoute } from './route-loader.ts';

/**
 * Client navigation for browsers without the Navigation API, based on clicks and the history. It is a separate chunk
 * that only these browsers load. The modules shared with the other navigation are passed in, so that the bundler does
 * not move them out of the runtime.
 */
export interface HistoryTools {
  readonly loadRoute: LoadRoute;
  /** Replaces the current page, then scrolls. The focus goes to the anchor in the address, else to the main element. */
  show(page: LoadedPage, options: { readonly hash: string; readonly scroll: () => void }): Promise<void>;
  placeOf(hash: string): HTMLElement | null;
  /** Whether a path is one of the site's pages, and not a file. */
  isPagePath(pathname: string): boolean;
  /** The part of an address that makes out its page. */
  addressOf(url: string): string;
  /** Escape cancels the page that is being loaded. */
  stopOnEscape(loading: AbortController): void;
}

/** In milliseconds: browsers limit how often an entry of the history may be changed. */
const SAVE_AFTER_MS = 150;

interface EntryState {
  readonly scroll?: readonly [x: number, y: number];
}

export function startHistoryNavigation(tools: HistoryTools): void {
  const { loadRoute, show, placeOf, isPagePath, addressOf, stopOnEscape } = tools;
  let shown = addressOf(location.href);
  let pending = new AbortController();
  let saving: ReturnType<typeof setTimeout>;

  const isHere = (): boolean => addressOf(location.href) === shown;
  /** Stores the scroll position in the current history entry. */
  const save = (): void => {
    clearTimeout(saving);
    if (isHere()) history.replaceState({ ...history.state, scroll: [scrollX, scrollY] } satisfies EntryState, '');
  };
  const load = async (
    url: string,
  ): Promise<{ readonly page?: LoadedPage | undefined; readonly signal: AbortSignal }> => {
    pending.abort();
    pending = new AbortController();
    const { signal } = pending;
    stopOnEscape(pending);
    return { signal, page: await loadRoute(url, signal).catch(() => undefined) };
  };

  const follow = async (url: URL): Promise<void> => {
    const { page, signal } = await load(url.href);
    if (signal.aborted) return;
    if (page === undefined) return location.assign(url);
    save();
    if (url.href === location.href) history.replaceState({}, '');
    else history.pushState({}, '', url);
    shown = addressOf(url.href);
    const scroll = (): void => {
      const place = placeOf(url.hash);
      if (place === null) scrollTo({ top: 0, left: 0, behavior: 'instant' });
      else place.scrollIntoView({ behavior: 'instant' });
    };
    await show(page, { hash: url.hash, scroll }).catch(() => location.reload());
  };

  const goBack = async (state: EntryState | null): Promise<void> => {
    const [left = 0, top = 0] = state?.scroll ?? [];
    const scroll = (): void => scrollTo({ left, top, behavior: 'instant' });
    if (isHere()) {
      // An entry without a state is a link within the page, which the browser follows.
      if (state?.scroll !== undefined) scroll();
      return;
    }
    const { page, signal } = await load(location.href);
    if (signal.aborted) return;
    if (page === undefined) return location.reload();
    shown = addressOf(location.href);
    await show(page, { hash: '', scroll }).catch(() => location.reload());
  };

  const isForUs = (link: HTMLAnchorElement): boolean => {
    const { origin, pathname, href } = link;
    const isAnchor = link.getAttribute('href')?.includes('#') === true && addressOf(href) === shown;
    const isElsewhere = link.target !== '' && link.target !== '_self';
    return (
      origin === location.origin && isPagePath(pathname) && !isAnchor && !isElsewhere && !link.hasAttribute('download')
    );
  };

  addEventListener('click', (event) => {
    const hasKey = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.defaultPrevented || event.button !== 0 || hasKey || link === null || !isForUs(link)) return;
    event.preventDefault();
    void follow(new URL(link.href));
  });
  addEventListener('popstate', ({ state }) => {
    clearTimeout(saving);
    pending.abort();
    void goBack(state as EntryState | null);
  });
  addEventListener(
    'scroll',
    () => {
      clearTimeout(saving);
      saving = setTimeout(save, SAVE_AFTER_MS);
    },
    { passive: true },
  );
  // The browser scrolls an entry by itself when it opens the document again.
  addEventListener('pagehide', () => {
    save();
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  history.scrollRestoration = 'manual';
}
