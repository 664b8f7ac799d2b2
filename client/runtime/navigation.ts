import { announcePage } from './announcer.ts';
import { inTransition } from './in-transition.ts';
import { isPagePath } from './page-assets.ts';
import type { LoadedPage } from './page-loader.ts';
import type { PageLife } from './page-part.ts';
import { focusOn, placeOf } from './place.ts';
import { startRouteLoader } from './route-loader.ts';
import { swapPage } from './swap-page.ts';

/**
 * Client navigation: the next page takes the present one's place in the same document. It is loaded first and
 * committed then, so that address and content agree; the browser opens whatever cannot be had this way. Without the
 * Navigation API it opens every page.
 */
export function startNavigation(life: PageLife): void {
  if (!('navigation' in window)) return;
  let isLeaving = false;
  let pending = new AbortController();
  const loadRoute = startRouteLoader((url) => {
    isLeaving = true;
    if (url === location.href) location.reload();
    else location.assign(url);
  });

  navigation.addEventListener('navigate', (event) => {
    if (isLeaving || !isOfPages(event)) return;
    const { info, navigationType } = event;
    const { url } = event.destination;
    pending.abort();
    pending = new AbortController();
    const { signal } = pending;
    const show = (page: LoadedPage): Promise<void> =>
      inTransition(() => {
        life.end();
        swapPage(page);
        life.begin();
        event.scroll();
        focusPage(navigationType === 'traverse' ? '' : new URL(url).hash);
        void announcePage();
      });

    if (info instanceof Ready) event.intercept({ ...BY_US, handler: () => show(info.page) });
    else if (navigationType === 'traverse') {
      event.intercept({ ...BY_US, handler: () => loadRoute(url, signal).then((page) => page && show(page)) });
    } else {
      event.preventDefault();
      void loadRoute(url, signal).then((page) => page && commit(url, page));
    }
  });
}

/** The browser scrolls when the page is there, and leaves the focus to us. */
const BY_US = { scroll: 'manual', focusReset: 'manual' } as const;

/** The focus goes to the place that the address names, else to the main part: where a visitor came back to is unknown. */
function focusPage(hash: string): void {
  const place = placeOf(hash) ?? document.querySelector('main');
  if (place !== null) focusOn(place);
}

/** What our own navigation brings along: the page is there. */
class Ready {
  readonly page: LoadedPage;
  constructor(page: LoadedPage) {
    this.page = page;
  }
}

/** As browsers do, an address that is followed from itself makes no entry of its own. */
function commit(url: string, page: LoadedPage): void {
  const { committed, finished } = navigation.navigate(url, { history: 'auto', info: new Ready(page) });
  for (const outcome of [committed, finished]) outcome?.catch(() => undefined);
}

/** Whether a navigation goes to another page of this site, by nothing but its address. */
function isOfPages({
  canIntercept,
  hashChange,
  downloadRequest,
  formData,
  navigationType,
  destination,
}: NavigateEvent) {
  const { pathname } = new URL(destination.url);
  const isPlain = canIntercept && !hashChange && downloadRequest === null && formData === null;
  return isPlain && navigationType !== 'reload' && isPagePath(pathname);
}
