import type { PagePart } from './page-part.ts';

const SECOND = 1000;

/**
 * Counts down in the page's timers, at each full second of the visitor's clock, and at once when the page is seen
 * again. Which of them shows is the windows' business.
 */
export const startHackathonClock: PagePart = (signal) => {
  const timers = document.querySelectorAll<HTMLElement>('.count');
  if (timers.length === 0) return;
  const plurals = new Intl.PluralRules(document.documentElement.lang);
  let next: ReturnType<typeof setTimeout> | undefined;
  const count = (): void => {
    clearTimeout(next);
    for (const timer of timers) show(timer, plurals);
    next = setTimeout(count, SECOND - (Date.now() % SECOND));
  };
  document.addEventListener('visibilitychange', count, { signal });
  signal.addEventListener('abort', () => clearTimeout(next), { once: true });
  count();
};

/** Each unit takes what it can of the time left; all but the first have two figures. */
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

/** What stays as it is is not written, so that assistive technology hears of nothing. */
function setText(element: Element | null, text: string): void {
  if (element !== null && element.textContent !== text) element.textContent = text;
}
