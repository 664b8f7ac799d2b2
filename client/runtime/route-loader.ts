import { isFirstReload } from '../inline/first-reload.ts';
import { currentBuild } from './current-build.ts';
import { settings } from './load-queries.ts';
import { invalidateSlices } from './page-assets.ts';
import { type LoadedPage, loadPage } from './page-loader.ts';
import { clearResources } from './resources.ts';

const DELAY_MS = 1000;

/** Loads the page of an address. Returns undefined if the browser has to open it. */
export type LoadRoute = (url: string, signal: AbortSignal) => Promise<LoadedPage | undefined>;

/**
 * Creates the function that loads pages for navigation. It clears the cache if the site's content has changed. The
 * browser must open a page that cannot be loaded completely and, once, a page of another build of the site's code.
 */
export function startRouteLoader(): LoadRoute {
  let current = currentBuild();
  let delayMs = DELAY_MS;
  void settings().then((given) => {
    delayMs = given?.routeUpdate.delayMs ?? DELAY_MS;
  });

  const load = async (path: string): Promise<LoadedPage | undefined> => {
    let loading = loadPage(path);
    const [was, is] = await Promise.all([current, currentBuild()]);
    if (isOther(was.contentHash, is.contentHash)) {
      clearResources();
      invalidateSlices();
      loading = loadPage(path);
    }
    current = Promise.resolve({
      buildHash: was.buildHash ?? is.buildHash,
      contentHash: is.contentHash ?? was.contentHash,
    });
    const loaded = await loading;
    if (isOther(was.buildHash, is.buildHash) && isFirstReload(`${is.buildHash}`)) return undefined;
    return loaded.status === 'success' ? loaded.page : undefined;
  };

  return async (url, signal) => {
    const stopAnnouncing = announceDelay(url, { delayMs, signal });
    return load(new URL(url).pathname).finally(stopAnnouncing);
  };
}

/** Whether two hashes differ. Unknown hashes count as equal. */
function isOther(was: string | undefined, is: string | undefined): boolean {
  return was !== undefined && is !== undefined && was !== is;
}

/**
 * Dispatches an event and marks the document for the stylesheet if loading takes long. Returns the function that
 * cancels this.
 */
function announceDelay(
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
