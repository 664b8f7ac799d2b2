import { basePath } from './page-assets.ts';

/**
 * Loads and caches the site's JSON files. Prefetched files are used for navigation. The cache is cleared when the
 * site's content has changed.
 */

/** The delays before retries, which give a busy host time. */
const WAITS_MS: readonly number[] = [300, 1_000, 3_000];

/** The host's answers that another request would not change. */
const FINAL: readonly number[] = [404, 410, 500];

/** The requested object, or the reason why it is missing: the host's status, or 0 without a usable response. */
export type Answer<T extends object> = T | number;

export function isMissing(answer: Answer<object>): answer is number {
  return typeof answer === 'number';
}

/** Requests with low priority are not retried. */
export type Priority = 'high' | 'low';

export interface ResourceOptions<T> {
  /** A key that the object in the file must have. */
  readonly field?: keyof T;
  readonly priority?: Priority | undefined;
  /** The path of the page that needs the file. Nothing is retried without a connection if that page is cached. */
  readonly page?: string;
}

interface CacheEntry {
  readonly priority: Priority;
  readonly answer: Promise<Answer<object>>;
}

const cache = new Map<string, CacheEntry>();

/**
 * Loads a file, which must contain an object, by its path in the site. A failure other than 404, 410 and 500 is retried up
 * to three times, after 0.3, 1 and 3 seconds, but not while the device is offline. Failures are not cached. A failed
 * request with low priority does not affect a later one with high priority.
 */
export function resource<T extends object>(path: string, options: ResourceOptions<T>): Promise<Answer<T>> {
  const { priority = 'high' } = options;
  const cached = cache.get(path);
  if (cached !== undefined) {
    const answer = cached.answer as Promise<Answer<T>>;
    if (priority === 'low' || cached.priority === 'high') return answer;
    return answer.then((given) => (isMissing(given) ? resource(path, options) : given));
  }
  const answer = fetchJson(path, options, priority === 'high' ? WAITS_MS : []);
  const entry = { priority, answer };
  cache.set(path, entry);
  void answer.then((given) => {
    if (isMissing(given) && cache.get(path) === entry) cache.delete(path);
  });
  return answer;
}

/** Loads the current version of a file with a single request, and does not cache it. */
export function fetchResource<T extends object>(path: string, options: ResourceOptions<T>): Promise<Answer<T>> {
  return fetchJson(path, options, []);
}

/** Clears the cache, because the site's content has changed. */
export function clearResources(): void {
  cache.clear();
}

/** Always revalidates, since browsers choose a caching time themselves if there are no caching headers. */
async function fetchJson<T extends object>(
  path: string,
  options: ResourceOptions<T>,
  [waitMs, ...laterWaits]: readonly number[],
): Promise<Answer<T>> {
  const answer = await fetch(basePath() + path, {
    cache: 'no-cache',
    ...(options.priority === 'low' && { priority: 'low' }),
  })
    .then(async (response) => (response.ok ? usable(await response.json(), options) : response.status))
    .catch(() => 0);
  if (!isMissing(answer) || FINAL.includes(answer) || !waitMs || !navigator.onLine) return answer;
  if (answer === 0 && (await isCached(options.page))) return answer;
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  return fetchJson(path, options, laterWaits);
}

/** Whether the browser can open a page without a connection, because the service worker has cached it. */
async function isCached(page: string | undefined): Promise<boolean> {
  const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  return page !== undefined && hasWorker && (await caches.match(page).catch(() => undefined)) !== undefined;
}

/** The object, or 0 if it is not as expected. */
function usable<T extends object>(value: unknown, { field }: ResourceOptions<T>): Answer<T> {
  const isUsable = typeof value === 'object' && value !== null && (!field || field in value);
  return isUsable ? (value as T) : 0;
}
