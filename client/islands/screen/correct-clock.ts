/** How often the clock is compared with the host's. */
const CHECK_MS = 10 * 60_000;

/** A smaller difference may be due to the network. */
const MAX_ERROR_MS = 60_000;

/**
 * Corrects the clock of a screen that is more than a minute off, since computers at screens are often without the right
 * time. The host's time is taken from an answer that no cache of the browser has given. Without an answer, the last
 * correction stays.
 */
export function correctClock(signal: AbortSignal): void {
  const check = (): void => {
    void hostTime(signal).then((hostMs) => {
      if (hostMs === undefined || signal.aborted) return;
      const errorMs = hostMs - Date.now();
      window.confSite.correctClock(Math.abs(errorMs) > MAX_ERROR_MS ? errorMs : 0);
    });
  };
  const timer = setInterval(check, CHECK_MS);
  addEventListener('online', check, { signal });
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  check();
}

/** The host's time in milliseconds since the epoch; undefined without a network or without a date. */
async function hostTime(signal: AbortSignal): Promise<number | undefined> {
  const answer = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined);
  return answer && answeredAt(answer.headers);
}

/** When an answer was given: its date, and the seconds that it spent in caches of the host. */
export function answeredAt(headers: Pick<Headers, 'get'>): number | undefined {
  const dateMs = Date.parse(headers.get('date') ?? '');
  const ageSeconds = Number(headers.get('age') ?? 0);
  return Number.isNaN(dateMs) ? undefined : dateMs + (Number.isFinite(ageSeconds) ? ageSeconds * 1000 : 0);
}
