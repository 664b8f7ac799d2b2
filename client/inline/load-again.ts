import type { ConfSite } from './conf-site.ts';
import { isFirstReload } from './first-reload.ts';
import { UNCACHED_ADDRESS, uncachedSearch } from './uncached-address.ts';

/**
 * Loads a page again if its own stylesheets or its script cannot be loaded. After a deploy, caches have old pages for a
 * while, which name files that are gone, or have not heard yet of files that new pages name.
 */

/** The elements that load what every page needs: its stylesheets and the runtime. */
const LOADERS = 'link[data-asset]:not([disabled]), script[data-runtime]';
/** The elements that name it, which are there as long as the page is. */
const OWN_FILES = 'link[data-asset], link[data-runtime]';

/** Watches the page's own files. Call before the page names them. */
export function startLoadAgain(): ConfSite['loadAgain'] {
  restoreAddress();
  let isFailing = false;
  const onError = async ({ target }: Event): Promise<void> => {
    if (isFailing || !(target instanceof Element) || !target.matches(LOADERS)) return;
    isFailing = true;
    if (document.readyState === 'loading')
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
    await loadAgain([]);
  };
  addEventListener('error', (event) => void onError(event), true);
  return loadAgain;
}

/**
 * Loads the page past all caches, once in a session with the same files of its own, and renews these and `others` in the
 * browser's cache. Does nothing if the host does not answer, or if `leaving` is aborted meanwhile.
 */
async function loadAgain(others: readonly string[], leaving?: AbortSignal): Promise<void> {
  const own = [...document.querySelectorAll<HTMLLinkElement>(OWN_FILES)].map(({ href }) => href);
  const renewed = [location.href, ...own, ...others].map((url) =>
    fetch(url, { cache: 'reload' }).catch(() => undefined),
  );
  const [page] = await Promise.all(renewed);
  if (page === undefined || page.status >= 500 || leaving?.aborted || !isFirstReload(location.pathname + own)) return;
  const { pathname, search, hash } = location;
  location.replace(pathname + uncachedSearch(search) + hash);
}

function restoreAddress(): void {
  const { pathname, search, hash } = location;
  const [, top] = UNCACHED_ADDRESS.exec(search) ?? [];
  if (top === undefined) return;
  history.replaceState(history.state, '', pathname + search.replace(UNCACHED_ADDRESS, '') + hash);
  if (hash === '') addEventListener('load', () => scrollTo({ top: Number(top), behavior: 'instant' }), { once: true });
}
