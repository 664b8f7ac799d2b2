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

const kept = new Map<string, { readonly at: number; readonly answer: Promise<Answer<unknown>> }>();

/** A file by its path in the site. A failure other than 404 and 500 is retried up to three times, and not kept. */
export function resource<T>(path: string): Promise<Answer<T>> {
  const known = kept.get(path);
  if (known !== undefined && performance.now() - known.at < FRESH_MS) return known.answer as Promise<Answer<T>>;
  const answer = fetchJson<T>(path, RETRIES);
  kept.set(path, { at: performance.now(), answer });
  void answer.then(({ status }) => {
    if (status === 'error') kept.delete(path);
  });
  return answer;
}

/** Takes a file as known that came with the document itself. */
export function keep(path: string, value: unknown): void {
  kept.set(path, { at: performance.now(), answer: Promise.resolve({ status: 'success', value }) });
}

/** A file as it is at this moment; asked for once, never kept. */
export async function presentResource<T>(path: string): Promise<Answer<T>> {
  return fetchJson<T>(path, 0);
}

async function fetchJson<T>(path: string, retries: number): Promise<Answer<T>> {
  const code = await fetch(basePath() + path, { credentials: 'same-origin' })
    .then(async (response) => (response.ok ? { value: (await response.json()) as T } : response.status))
    .catch(() => 0);
  if (typeof code !== 'number') return { status: 'success', value: code.value };
  return retries > 0 && code !== 404 && code !== 500 ? fetchJson(path, retries - 1) : { status: 'error', code };
}
