import type { LoadedPage } from './page-loader.ts';
import type { LoadRoute } from './route-loader.ts';

/**
 * Client navigation for browsers without the Navigation API, based on clicks and the History API. It is a separate
 * chunk that only these browsers load. Modules that both kinds of navigation use are passed in, because the bundler
 * would otherwise move them out of the runtime.
 */
export interface HistoryTools {
  readonly loadRoute: LoadRoute;
  /** Replaces the current page, then scrolls. Focuses the target of the hash, else the main element. */
  show(page: LoadedPage, options: { readonly hash: string; readonly scroll: () => void }): Promise<void>;
  targetOf(hash: string): HTMLElement | null;
  /** Whether a path is a page of the site, not a file. */
  isPagePath(pathname: string): boolean;
  /** The part of an address that identifies the page. */
  addressOf(url: string): string;
  /** Lets Escape cancel the loading of a page. */
  stopOnEscape(loading: AbortController): void;
}

/**
 * The delay before the scroll position is stored, in milliseconds. Browsers limit how often a history entry may be
 * changed.
 */
const SAVE_AFTER_MS = 150;

interface EntryState {
  readonly scroll?: readonly [x: number, y: number];
}

export function startHistoryNavigation(tools: HistoryTools): void {
  const { loadRoute, show, targetOf, isPagePath, addressOf, stopOnEscape } = tools;
  let shown = addressOf(location.href);
  let pending = new AbortController();
  let saving: ReturnType<typeof setTimeout>;

  const isCurrent = (): boolean => addressOf(location.href) === shown;
  /** Stores the scroll position in the current history entry. */
  const save = (): void => {
    clearTimeout(saving);
    if (isCurrent()) history.replaceState({ ...history.state, scroll: [scrollX, scrollY] } satisfies EntryState, '');
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
      const place = targetOf(url.hash);
      if (place === null) scrollTo({ top: 0, left: 0, behavior: 'instant' });
      else place.scrollIntoView({ behavior: 'instant' });
    };
    await show(page, { hash: url.hash, scroll }).catch(() => location.reload());
  };

  const goBack = async (state: EntryState | null): Promise<void> => {
    const [left = 0, top = 0] = state?.scroll ?? [];
    const scroll = (): void => scrollTo({ left, top, behavior: 'instant' });
    if (isCurrent()) {
      // An entry without a state is from a link within the page, which the browser follows.
      if (state?.scroll !== undefined) scroll();
      return;
    }
    const { page, signal } = await load(location.href);
    if (signal.aborted) return;
    if (page === undefined) return location.reload();
    shown = addressOf(location.href);
    await show(page, { hash: '', scroll }).catch(() => location.reload());
  };

  const isPageLink = (link: HTMLAnchorElement): boolean => {
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
    if (event.defaultPrevented || event.button !== 0 || hasKey || link === null || !isPageLink(link)) return;
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
  // When the document is opened again, the browser restores the scroll position.
  addEventListener('pagehide', () => {
    save();
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  history.scrollRestoration = 'manual';
}
