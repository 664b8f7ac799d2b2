import type { ScreenProps } from '../../templates/islands/Screen.tsx';
import { correctClock } from './screen/correct-clock.ts';
import { reloadWhenChanged } from './screen/reload-when-changed.ts';
import { readChoices } from './screen/screen-choices.ts';
import { startScreen } from './screen/show-screen.ts';

/** Runs a screen. It has no React, and nothing on it can be clicked. */
export function hydrate(root: Element, { fingerprint, editions }: ScreenProps): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const screen = root.querySelector<HTMLElement>('[data-screen]');
  if (screen === null) return () => undefined;
  const choices = readChoices(new URLSearchParams(location.search));
  if (choices.theme !== undefined) setTheme(choices.theme);
  startScreen(screen, choices, signal);
  correctClock(signal);
  keepAwake(signal);
  reloadWhenChanged(screen, { fingerprint, editions }, signal);
  return () => leaving.abort();
}

/** A theme in the address takes precedence over the site's and over the visitor's choice. */
function setTheme(theme: string): void {
  const { dataset } = document.documentElement;
  dataset['themeDefault'] = theme;
  dataset['themeFixed'] = '';
  window.confSite.applyTheme();
}

/** Asks the browser to keep the screen on, if it can. It ends the lock whenever the page is hidden. */
function keepAwake(signal: AbortSignal): void {
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
