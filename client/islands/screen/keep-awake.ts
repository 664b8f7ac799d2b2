/** Asks the browser to keep the screen on, if it can. It ends the lock whenever the page is hidden. */
export function keepAwake(signal: AbortSignal): void {
  let lock: WakeLockSentinel | undefined;
  const ask = async (): Promise<void> => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (signal.aborted) await lock?.release();
  };
  document.addEventListener('visibilitychange', () => void ask(), { signal });
  signal.addEventListener('abort', () => void lock?.release(), { once: true });
  void ask();
}
