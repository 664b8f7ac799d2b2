import { field } from '../../content/content-index.ts';

export interface Waiting {
  /** How long to wait, and how long between two requests. */
  readonly timeoutMs: number;
  readonly intervalMs: number;
  /** Called with what the site answers before it has the changes. */
  readonly onAnswer?: (answer: string) => void;
}

/**
 * Asks for a `live.json` until it has at least `changeCount` changes. Returns undefined as soon as it has, and after the
 * timeout what the site answered last, such as `it has 3 of 4 changes`. Anything but such JSON is no answer: the network may
 * fail, and the page of a network that asks for a login is HTML.
 */
export async function awaitPublic(
  { address, changeCount }: { readonly address: string; readonly changeCount: number },
  { timeoutMs, intervalMs, onAnswer }: Waiting,
): Promise<string | undefined> {
  const timeout = AbortSignal.timeout(timeoutMs);
  let answer = 'it did not answer';
  while (!timeout.aborted) {
    const next = await answerOf(address, changeCount, timeout);
    if (next === undefined) return undefined;
    if (!timeout.aborted) answer = next;
    onAnswer?.(answer);
    await pause(intervalMs, timeout);
  }
  return answer;
}

async function answerOf(address: string, changeCount: number, signal: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal, headers: { 'Cache-Control': 'no-cache' } });
    const text = await response.text();
    if (!response.ok) return `it answers with the status ${response.status}`;
    const count = field(JSON.parse(text), 'changeCount');
    if (typeof count !== 'number') return 'what it answers is not the file of a conf-site';
    return count >= changeCount ? undefined : `it has ${count} of ${changeCount} changes`;
  } catch (error) {
    return error instanceof SyntaxError ? 'what it answers is not JSON' : 'it cannot be reached';
  }
}

/** Waits, and no longer than to the timeout. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}
