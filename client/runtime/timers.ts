import type { PagePart } from './page-part.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * Updates the countdowns of the page by the visitor's clock: at each full second if one shows seconds, else at each full
 * minute, and whenever the page becomes visible. Windows determine which of them shows.
 */
export const startTimers: PagePart = (signal) => {
  const timers = document.querySelectorAll<HTMLElement>('.count');
  if (timers.length === 0) return;
  const plurals = new Intl.PluralRules(document.documentElement.lang);
  const period = document.querySelector('.count [data-seconds="1"]') === null ? MINUTE : SECOND;
  let next: ReturnType<typeof setTimeout> | undefined;
  const count = (): void => {
    clearTimeout(next);
    for (const timer of timers) show(timer, plurals);
    next = setTimeout(count, period - (Date.now() % period));
  };
  document.addEventListener('visibilitychange', count, { signal });
  signal.addEventListener('abort', () => clearTimeout(next), { once: true });
  count();
};

/** Shows the remaining time in the units of a timer. All units but the first have two digits. */
function show(timer: HTMLElement, plurals: Intl.PluralRules): void {
  let left = Math.max(Number(timer.dataset['until']) - window.confSite.now(), 0);
  for (const [index, unit] of timer.querySelectorAll<HTMLElement>('[data-seconds]').entries()) {
    const seconds = Number(unit.dataset['seconds']);
    const amount = Math.floor(left / seconds);
    left %= seconds;
    setText(unit.querySelector('b'), String(amount).padStart(index > 0 ? 2 : 1, '0'));
    const word = unit.querySelector('small');
    setText(word, word?.dataset[plurals.select(amount)] ?? '');
  }
}

/** Writes a text only if it differs, so that assistive technology is not notified needlessly. */
function setText(element: Element | null, text: string): void {
  if (element !== null && element.textContent !== text) element.textContent = text;
}
