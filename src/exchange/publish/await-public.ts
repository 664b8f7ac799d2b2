/** What a file of the public site says: what is wanted is there, or else an answer such as `it has 3 of 4 changes`. */
export type Reading = 'public' | { readonly answer: string };

/** A file of the public site, and how to see in its JSON whether what was published is there. */
export interface Awaited {
  readonly address: string;
  read(json: unknown): Reading;
}

export interface Waiting {
  /** How long to wait, and how long between two requests. */
  readonly timeoutMs: number;
  readonly intervalMs: number;
  /** Called with what the site answers before it has the changes. */
  readonly onAnswer?: (answer: string) => void;
}

/** How long a publication is waited for. */
export const PATIENCE: Waiting = { timeoutMs: 15 * 60 * 1000, intervalMs: 5000 };

/** What `askPublic` returns if there was no answer at all. */
export const UNREACHABLE = 'it cannot be reached';

/**
 * Asks for a file until what was published is there. Returns undefined as soon as it is, and after the timeout what the site
 * answered last. Anything but JSON is no answer: the network may fail, and the page of a network that asks for a login is
 * HTML.
 */
export async function awaitPublic(
  awaited: Awaited,
  { timeoutMs, intervalMs, onAnswer }: Waiting,
): Promise<string | undefined> {
  const timeout = AbortSignal.timeout(timeoutMs);
  let answer = 'it did not answer';
  while (!timeout.aborted) {
    const next = await askPublic(awaited, timeout);
    if (next === 'public') return undefined;
    if (!timeout.aborted) answer = next.answer;
    onAnswer?.(answer);
    await pause(intervalMs, timeout);
  }
  return answer;
}

/** Asks for a file of the site once. Never throws. */
export async function askPublic({ address, read }: Awaited, signal: AbortSignal): Promise<Reading> {
  try {
    const response = await fetch(address, { signal, headers: { 'Cache-Control': 'no-cache' } });
    const text = await response.text();
    if (!response.ok) return { answer: `it answers with the status ${response.status}` };
    return read(JSON.parse(text));
  } catch (error) {
    return { answer: error instanceof SyntaxError ? 'what it answers is not JSON' : UNREACHABLE };
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
