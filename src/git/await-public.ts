/** What a file of the public site says of what was published. */
export interface Reading {
  /**
   * `public`: it is there. `unsure`: there is something new, and nothing will say what. `other`: there is something new, and
   * it is not what was published. `waiting`: it is not there yet.
   */
  readonly kind: 'public' | 'unsure' | 'other' | 'waiting';
  /** What the site says, such as `it has 3 of 4 changes`. */
  readonly answer: string;
}

/** A file of the public site, and how to see in its JSON what it says of what was published. */
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
 * Asks for a file until what was published is there, or until nothing more can be said. Returns the last reading, also after
 * the timeout. Anything but JSON is no answer: the network may fail, and the page of a network that asks for a login is HTML.
 */
export async function awaitPublic(awaited: Awaited, { timeoutMs, intervalMs, onAnswer }: Waiting): Promise<Reading> {
  const timeout = AbortSignal.timeout(timeoutMs);
  let reading = waiting('it did not answer');
  while (!timeout.aborted) {
    const next = await askPublic(awaited, timeout);
    if (next.kind === 'public' || next.kind === 'unsure') return next;
    if (!timeout.aborted) reading = next;
    onAnswer?.(reading.answer);
    await pause(intervalMs, timeout);
  }
  return reading;
}

/** A reading of a site that does not have what was published yet. */
export function waiting(answer: string): Reading {
  return { kind: 'waiting', answer };
}

/** Asks for a file of the site once. Never throws. */
export async function askPublic({ address, read }: Awaited, signal: AbortSignal): Promise<Reading> {
  try {
    const response = await fetch(address, { signal, headers: { 'Cache-Control': 'no-cache' } });
    const text = await response.text();
    if (!response.ok) return waiting(`it answers with the status ${response.status}`);
    return read(JSON.parse(text));
  } catch (error) {
    return waiting(error instanceof SyntaxError ? 'what it answers is not JSON' : UNREACHABLE);
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
