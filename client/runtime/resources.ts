import { basePath } from './page-assets.ts';

/**
 * Loads and caches the site's JSON files. A prefetched file is used at the click. The cache is cleared when the site's
 * content has changed.
 */

/** The delays before further attempts, to give a busy host time. */
const WAITS_MS: readonly number[] = [300, 1_000, 3_000];

/** The requested object, or the reason for its absence: the host's status, or 0 without a usable response. */
export type Answer<T extends object> = T | number;

export function isMissing(answer: Answer<object>): answer is number {
  return typeof answer === 'number';
}

/** `ahead` requests have low priority and are not retried. */
export type Haste = 'now' | 'ahead';

export interface Wanted<T> {
  /** What the file's object must have to be of use. */
  readonly field?: keyof T;
  readonly haste?: Haste | undefined;
}

interface CacheEntry {
  readonly haste: Haste;
  readonly answer: Promise<Answer<object>>;
}

const cache = new Map<string, CacheEntry>();

/**
 * Loads a file, which must contain an object, by its path in the site. A failure other than 404 and 500 is retried up
 * to three times, after 0.3, 1 and 3 seconds, but not while the device is offline. Failures are not cached, and a
 * failed `ahead` request does not affect a later `now` request.
 */
export function resource<T extends object>(path: string, wanted: Wanted<T>): Promise<Answer<T>> {
  const { haste = 'now' } = wanted;
  const cached = cache.get(path);
  if (cached !== undefined) {
    const answer = cached.answer as Promise<Answer<T>>;
    if (haste === 'ahead' || cached.haste === 'now') return answer;
    return answer.then((given) => (isMissing(given) ? resource(path, wanted) : given));
  }
  const answer = fetchJson(path, wanted, haste === 'now' ? WAITS_MS : []);
  const entry = { haste, answer };
  cache.set(path, entry);
  void answer.then((given) => {
    if (isMissing(given) && cache.get(path) === entry) cache.delete(path);
  });
  return answer;
}

/** Loads the current version of a file with a single request, and does not cache it. */
export function presentResource<T extends object>(path: string, wanted: Wanted<T>): Promise<Answer<T>> {
  return fetchJson(path, wanted, []);
}

/** Clears the cache, because the site's content has changed. */
export function forgetResources(): void {
  cache.clear();
}

/** Always revalidates: without caching headers, browsers would cache a file for a time of their own choice. */
async function fetchJson<T extends object>(
  path: string,
  wanted: Wanted<T>,
  [waitMs, ...laterWaits]: readonly number[],
): Promise<Answer<T>> {
  const answer = await fetch(basePath() + path, {
    cache: 'no-cache',
    ...(wanted.haste === 'ahead' && { priority: 'low' }),
  })
    .then(async (response) => (response.ok ? usable(await response.json(), wanted) : response.status))
    .catch(() => 0);
  if (!isMissing(answer) || answer === 404 || answer === 500 || !waitMs || !navigator.onLine) return answer;
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  return fetchJson(path, wanted, laterWaits);
}

/** The object that was wanted, or 0 for any other value. */
function usable<T extends object>(value: unknown, { field }: Wanted<T>): Answer<T> {
  const isWanted = typeof value === 'object' && value !== null && (!field || field in value);
  return isWanted ? (value as T) : 0;
}
