import type { LiveFile } from '../../src/domain/programme/live.ts';

/** Requests that take longer are given up, in milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * Loads a `live.json`. Returns undefined if there is no connection, or if the answer is not such a file, as that of a
 * network in which one has to log in first.
 */
export async function liveAnswer(url: string): Promise<LiveFile | undefined> {
  try {
    const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const answer: unknown = response.ok ? await response.json() : undefined;
    return isLiveFile(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

function isLiveFile(answer: unknown): answer is LiveFile {
  const { changeCount, changes, pages } = (answer ?? {}) as Partial<Record<keyof LiveFile, unknown>>;
  return Number.isInteger(changeCount) && Array.isArray(changes) && typeof pages === 'object' && pages !== null;
}
