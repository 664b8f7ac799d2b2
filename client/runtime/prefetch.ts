import { isPagePath } from './page-assets.ts';
import { fetchAhead } from './page-loader.ts';
import type { PagePart } from './page-part.ts';
import { settings } from './settings.ts';
import { watchView } from './watch-view.ts';
import { whenLoaded } from './when-loaded.ts';
import { NEAR, onIdle } from './when-reached.ts';

/** The properties of the connection that decide about prefetching. */
export interface Prefetcher {
  readonly userAgent: string;
  /** Not every browser says. */
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
}

/** Whether prefetching is appropriate: not for crawlers, on slow networks, or with data saving. */
export function mayPrefetch({ userAgent, connection }: Prefetcher): boolean {
  const isSlow = connection?.effectiveType?.endsWith('2g');
  return !isSlow && connection?.saveData !== true && !/bot\b|crawl|spider|slurp/i.test(userAgent);
}

/** Links that may lead to a page in the same window. */
const LINKS = 'a[href]:not([download], [target])';

/** A finger counts as a pointer, and is over a link before it presses. */
const SIGNS = ['pointerover', 'focusin'] as const;

/** The paths of pages that were requested in this visit. */
const asked = new Set<string>();

let started: Promise<number> | undefined;

/**
 * Fetches pages that the present one links to, each once in a visit: one that is about to be followed at once; those
 * in view and near in batches, beginning some seconds after the document has loaded.
 */
export const startPrefetch: PagePart = (leaving) => {
  if (!mayPrefetch(navigator as Prefetcher)) return;
  const onSign = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
    if (link !== null) void ask(newPaths([link]));
  };
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { signal: leaving });

  started ??= start();
  void started.then((batchSize) => leaving.aborted || followView(batchSize, leaving));
};

/** Ends when the time for batches has come, and says how many pages are one: none without settings. */
async function start(): Promise<number> {
  const wish = (await settings())?.prefetch;
  await whenLoaded();
  await new Promise((resolve) => setTimeout(resolve, wish?.delayMs));
  return wish?.batch ?? 0;
}

/** Fetches batches as long as there are visible links to pages that were not requested yet. */
function followView(batchSize: number, leaving: AbortSignal): void {
  let links: Iterable<HTMLAnchorElement> = [];
  let isBusy = false;
  const goOn = (): void => {
    const paths = newPaths(links).slice(0, batchSize);
    if (isBusy || leaving.aborted || paths.length === 0) return;
    isBusy = true;
    onIdle(async () => {
      await ask(paths);
      isBusy = false;
      goOn();
    });
  };
  const all = document.querySelectorAll<HTMLAnchorElement>(LINKS);
  watchView(all, { rootMargin: NEAR, leaving }, (inView) => {
    links = inView;
    goOn();
  });
}

/**
 * The targets of links: pages of this site, without duplicates, the current page and pages that were requested before.
 */
function newPaths(links: Iterable<HTMLAnchorElement>): readonly string[] {
  const paths = new Set<string>();
  for (const { origin, pathname } of links) {
    const isOther = origin === location.origin && pathname !== location.pathname;
    if (isOther && isPagePath(pathname) && !asked.has(pathname)) paths.add(pathname);
  }
  return [...paths];
}

async function ask(paths: readonly string[]): Promise<void> {
  for (const path of paths) asked.add(path);
  await Promise.all(paths.map(fetchAhead));
}
