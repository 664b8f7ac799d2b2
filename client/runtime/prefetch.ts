import { settings } from './load-queries.ts';
import { isPagePath } from './page-assets.ts';
import { prefetchPage } from './page-loader.ts';
import type { PagePart } from './page-part.ts';
import { watchView } from './watch-view.ts';
import { whenLoaded } from './when-loaded.ts';
import { NEAR, onIdle } from './when-reached.ts';

/** The conditions that decide about prefetching. */
export interface PrefetchConditions {
  readonly userAgent: string;
  /** Not supported by all browsers. */
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
}

/** Whether prefetching is appropriate: not for crawlers, on slow networks, or with data saver. */
export function mayPrefetch({ userAgent, connection }: PrefetchConditions): boolean {
  const isSlow = connection?.effectiveType?.endsWith('2g');
  return !isSlow && connection?.saveData !== true && !/bot\b|crawl|spider|slurp/i.test(userAgent);
}

/** Links that may lead to a page in the same window. */
const LINKS = 'a[href]:not([download], [target])';

/** Events that precede following a link. For touch screens, `pointerover` comes before the press. */
const EVENTS = ['pointerover', 'focusin'] as const;

/** The paths of pages that were requested in this visit. */
const requested = new Set<string>();

let started: Promise<number> | undefined;

/**
 * Prefetches pages that the current one links to, each once in a visit: a page whose link is pointed at or focused
 * immediately, and those with visible links in batches, starting some seconds after the document has loaded.
 */
export const startPrefetch: PagePart = (leaving) => {
  if (!mayPrefetch(navigator as PrefetchConditions)) return;
  const onEvent = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
    if (link !== null) void prefetchPages(newPaths([link]));
  };
  for (const event of EVENTS) document.addEventListener(event, onEvent, { signal: leaving });

  started ??= start();
  void started.then((batchSize) => leaving.aborted || followView(batchSize, leaving));
};

/** Waits until batches may be fetched. Returns the size of a batch, or 0 without settings. */
async function start(): Promise<number> {
  const prefetch = (await settings())?.prefetch;
  await whenLoaded();
  await new Promise((resolve) => setTimeout(resolve, prefetch?.delayMs));
  return prefetch?.batch ?? 0;
}

/** Fetches batches as long as there are visible links to pages that were not requested yet. */
function followView(batchSize: number, leaving: AbortSignal): void {
  let links: Iterable<HTMLAnchorElement> = [];
  let isBusy = false;
  const next = (): void => {
    const paths = newPaths(links).slice(0, batchSize);
    if (isBusy || leaving.aborted || paths.length === 0) return;
    isBusy = true;
    onIdle(async () => {
      await prefetchPages(paths);
      isBusy = false;
      next();
    });
  };
  const all = document.querySelectorAll<HTMLAnchorElement>(LINKS);
  watchView(all, { rootMargin: NEAR, leaving }, (inView) => {
    links = inView;
    next();
  });
}

/**
 * The targets of links: pages of this site, without duplicates, the current page and pages that were requested before.
 */
function newPaths(links: Iterable<HTMLAnchorElement>): readonly string[] {
  const paths = new Set<string>();
  for (const { origin, pathname } of links) {
    const isOther = origin === location.origin && pathname !== location.pathname;
    if (isOther && isPagePath(pathname) && !requested.has(pathname)) paths.add(pathname);
  }
  return [...paths];
}

async function prefetchPages(paths: readonly string[]): Promise<void> {
  for (const path of paths) requested.add(path);
  await Promise.all(paths.map(prefetchPage));
}
