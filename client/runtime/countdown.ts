import type { PagePart } from './page-part.ts';

const SECOND = 1000;

/**
 * Counts down visibly, then navigates to another page unless the visitor stops it. Only whole seconds in which the page
 * was visible are counted, so visitors are never taken away from a page that they have not seen. The navigation
 * replaces the history entry, since going back would redirect again.
 */
export const startCountdown: PagePart = (leaving) => {
  const box = document.querySelector<HTMLElement>('[data-countdown]');
  const button = box?.querySelector('button');
  const target = box?.dataset['countdown'];
  if (!box || !button || target === undefined) return;
  const sentences = [...box.querySelectorAll<HTMLElement>('[role="timer"] span')];
  const done = new AbortController();
  const signal = AbortSignal.any([leaving, done.signal]);
  let passed = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const show = (): void => {
    for (const [index, sentence] of sentences.entries()) sentence.hidden = index !== passed;
  };
  const count = (): void => {
    passed += 1;
    if (passed === sentences.length) {
      done.abort();
      location.replace(target);
    } else show();
  };
  const pause = (): void => clearInterval(timer);
  const run = (): void => {
    pause();
    if (!document.hidden) timer = setInterval(count, SECOND);
  };

  show();
  box.hidden = false;
  run();
  document.addEventListener('visibilitychange', run, { signal });
  signal.addEventListener('abort', pause, { once: true });
  button.addEventListener('click', () => {
    done.abort();
    showStopped(box);
  });
};

/** Replaces the countdown by the message that it was stopped, and focuses the message. */
function showStopped(box: HTMLElement): void {
  for (const part of box.querySelectorAll<HTMLElement>(':scope > *')) part.hidden = !part.hidden;
  box.querySelector<HTMLElement>('[data-stopped]')?.focus();
}
