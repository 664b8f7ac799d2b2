const MINUTE_MS = 60_000;

/** Calls a function now, at each full minute, and whenever the page becomes visible. */
export function eachMinute(call: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    call();
    timer = setTimeout(look, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  document.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  look();
}
