import { isOn, nextBoundary } from '../../src/domain/page/shown.ts';
import type { Instant } from '../../src/domain/time/timeline.ts';
import { instantAt, readValidFrom, sleepMs } from './clock.ts';
import type { ConfSite } from './conf-site.ts';

/**
 * Applies `data-when` while the page is being parsed, which is before the first paint, and again at each boundary and
 * whenever the page becomes visible.
 */
export function startWindows(): Pick<ConfSite, 'now' | 'correctClock' | 'applyWindows'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let errorMs = 0;

  const nowMs = (): number => Date.now() + errorMs;
  const now = (): Instant => instantAt(nowMs(), readValidFrom(document.documentElement.dataset['validFrom']));

  const applyWindows = (root: ParentNode): void => {
    const at = now();
    for (const element of windowed(root)) element.hidden = !isOn(when(element), at);
    clearTimeout(timer);
    const next = nextBoundary(windowed(document).map(when), at);
    if (next !== null) timer = setTimeout(apply, sleepMs(next, nowMs()));
  };

  const apply = (): void => applyWindows(document);
  const correctClock = (ms: number): void => {
    errorMs = ms;
    apply();
  };
  const observer = new MutationObserver(apply);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    apply();
  });
  document.addEventListener('visibilitychange', apply);
  addEventListener('pageshow', apply);
  addEventListener('focus', apply);
  return { now, correctClock, applyWindows };
}

function windowed(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-when]')];
}

function when(element: HTMLElement): string {
  return element.dataset['when'] ?? '';
}
