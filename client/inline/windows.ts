import { isOn, nextBoundary } from '../../src/domain/shown.ts';
import type { Instant } from '../../src/domain/timeline.ts';
import { instantAt, readValidFrom, sleepMs } from './clock.ts';
import type { ConfSite } from './conf-site.ts';

/**
 * Applies `data-when` while the page is being parsed, which is before the first paint, and again at each boundary and
 * whenever the page becomes visible.
 */
export function startWindows(): Omit<ConfSite, 'applyTheme'> {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const now = (): Instant => instantAt(Date.now(), readValidFrom(document.documentElement.dataset['validFrom']));

  const applyWindows = (root: ParentNode): void => {
    const at = now();
    for (const element of windowed(root)) element.hidden = !isOn(when(element), at);
    clearTimeout(timer);
    const next = nextBoundary(windowed(document).map(when), at);
    if (next !== null) timer = setTimeout(apply, sleepMs(next, Date.now()));
  };

  const apply = (): void => applyWindows(document);
  const observer = new MutationObserver(apply);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    observer.disconnect();
    apply();
  });
  document.addEventListener('visibilitychange', apply);
  addEventListener('pageshow', apply);
  addEventListener('focus', apply);
  return { now, applyWindows };
}

function windowed(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-when]')];
}

function when(element: HTMLElement): string {
  return element.dataset['when'] ?? '';
}
