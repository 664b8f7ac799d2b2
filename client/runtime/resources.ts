import { basePath } from './page-assets.ts';

/**
 * The site's JSON files as pages need them. One that was fetched is not fetched again for a while, so that what was
 * prefetched is there at the click; after that it is asked for anew, since the site may have changed.
 */

const FRESH_MS = 5 * 60 * 1000;
const RETRIES = 3;

/** A file's content, or why there is none: the status that the host gave, 0 without a usable answer. */
export type Answer<T> =
  | { readonly status: 'success'; readonly value: T }
  | { readonly status: 'error'; readonly code: number };

/** Whether a file is wanted, or only may be: what is fetched ahead lets all else go first, and is asked for once. */
export type Haste = 'now' | 'ahead';

interface Kept {
  readonly at: number;
  readonly haste: Haste;
  readonly answer: Promise<Answer<unknown>>;
}

const kept = new Map<string, Kept>();

/**
 * A file by its path in the site. A failure other than 404 and 500 is retried up to three times. No failure is kept;
 * one that befell a file ahead of its time is nothing to who wants it now.
 */
export function resource<T>(path: string, haste: Haste = 'now'): Promise<Answer<T>> {
  const known = kept.get(path);
  if (known !== undefined && performance.now() - known.at < FRESH_MS) {
    const answer = known.answer as Promise<Answer<T>>;
    if (haste === 'ahead' || known.haste === 'now') return answer;
    return answer.then((given) => (given.status === 'error' ? resource(path, haste) : given));
  }
  const answer = fetchJson<T>(path, haste === 'now' ? { retries: RETRIES } : { retries: 0, priority: 'low' });
  kept.set(path, { at: performance.now(), haste, answer });
  void answer.then(({ status }) => {
    if (status === 'error') kept.delete(path);
  });
  return answer;
}

/** Takes a file as known that came with the document itself. */
export function keep(path: string, value: unknown): void {
  kept.set(path, { at: performance.now(), haste: 'now', answer: Promise.resolve({ status: 'success', value }) });
}

/** A file as it is at this moment; asked for once, never kept. */
export async function presentResource<T>(path: string): Promise<Answer<T>> {
  return fetchJson<T>(path, { retries: 0 });
}

interface Fetching {
  readonly retries: number;
  readonly priority?: RequestPriority;
}

async function fetchJson<T>(path: string, { retries, ...how }: Fetching): Promise<Answer<T>> {
  const code = await fetch(basePath() + path, { credentials: 'same-origin', ...how })
    .then(async (response) => (response.ok ? { value: (await response.json()) as T } : response.status))
    .catch(() => 0);
  if (typeof code !== 'number') return { status: 'success', value: code.value };
  return retries > 0 && code !== 404 && code !== 500
    ? fetchJson(path, { retries: retries - 1, ...how })
    : { status: 'error', code };
}
