import { basePath } from './page-assets.ts';

/**
 * The site's JSON files as pages need them. One that was fetched is not fetched again, so that what was prefetched is
 * there at the click, until the site is found to have other content.
 */

/** How long to wait before each further attempt: a host that is busy is given time. */
const WAITS_MS: readonly number[] = [300, 1_000, 3_000];

/** What was asked for, or why there is none: the status that the host gave, 0 without a usable answer. */
export type Answer<T extends object> = T | number;

export function isMissing(answer: Answer<object>): answer is number {
  return typeof answer === 'number';
}

/** Whether a file is wanted, or only may be: what is fetched ahead lets all else go first, and is asked for once. */
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
 * A file by its path in the site, which holds an object. A failure other than 404 and 500 is retried up to three times,
 * after 0.3, 1 and 3 seconds; not at all while the device is offline. No failure is kept; one that befell a file ahead of its time is nothing to who wants it now.
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

/** A file as it is at this moment; asked for once, never kept. */
export function presentResource<T extends object>(path: string, wanted: Wanted<T>): Promise<Answer<T>> {
  return fetchJson(path, wanted, []);
}

/** Forgets every file: the site has other content now. */
export function forgetResources(): void {
  cache.clear();
}

/** The host is always asked: where it says nothing of caching, browsers keep a file for as long as they think fit. */
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
