import { type LoadedPage, loadPage, presentBuildHash } from './page-loader.ts';
import { settings } from './settings.ts';

/** Where it is noted for which build the visit has been reloaded, so that it happens once. */
const RELOADED_KEY = 'conf-site-reloaded';

const DELAY_MS = 1000;

/** Loads the page of an address; undefined once the visitor chose another, or the browser opens it instead. */
export type LoadRoute = (url: string, signal: AbortSignal) => Promise<LoadedPage | undefined>;

/**
 * Loads pages for navigation. A page that cannot be had whole, and any page of another build of the site's code, is
 * given to `open`, which lets the browser open it.
 */
export function startRouteLoader(open: (url: string) => void): LoadRoute {
  const first = presentBuildHash();
  let delayMs = DELAY_MS;
  void settings().then((known) => {
    delayMs = known?.routeUpdate.delayMs ?? DELAY_MS;
  });

  return async (url, signal) => {
    const stopTelling = tellOfDelay(url, { delayMs, signal });
    const [loaded, hash, firstHash] = await Promise.all([loadPage(new URL(url).pathname), presentBuildHash(), first]);
    stopTelling();
    if (signal.aborted) return undefined;
    const isOtherBuild = hash !== undefined && firstHash !== undefined && hash !== firstHash;
    if (loaded.status === 'success' && !(isOtherBuild && isFirstReload(hash))) return loaded.page;
    open(url);
    return undefined;
  };
}

/** After a second of loading, tells whoever listens, and marks the document for the stylesheet. */
function tellOfDelay(
  url: string,
  { delayMs, signal }: { readonly delayMs: number; readonly signal: AbortSignal },
): () => void {
  const root = document.documentElement;
  const timer = setTimeout(() => {
    root.dataset['loading'] = '';
    dispatchEvent(new CustomEvent('delayed-route-update', { detail: { url } }));
  }, delayMs);
  const stop = (): void => {
    clearTimeout(timer);
    delete root.dataset['loading'];
  };
  signal.addEventListener('abort', stop);
  return stop;
}

/** Whether the visit has not been reloaded for this build; notes that it is now. Without storage it never is. */
function isFirstReload(hash: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === hash) return false;
    sessionStorage.setItem(RELOADED_KEY, hash);
    return true;
  } catch {
    return false;
  }
}
