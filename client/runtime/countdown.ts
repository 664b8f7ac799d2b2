import type { PagePart } from './page-part.ts';

const SECOND = 1000;

/**
 * Counts down in sight of the visitor and then goes to another page, unless they stop it. Time in which the page is
 * hidden does not count: nobody is taken away from a page that they have not seen.
 */
export const startCountdown: PagePart = (leaving) => {
  const box = document.querySelector<HTMLElement>('[data-countdown]');
  const target = box?.dataset['countdown'];
  if (box === null || target === undefined) return;
  const sentences = [...box.querySelectorAll<HTMLElement>('[role="timer"] span')];
  const button = box.querySelector('button');
  let passed = 0;

  const show = (): void => {
    for (const [index, sentence] of sentences.entries()) sentence.hidden = index !== passed;
  };
  const timer = setInterval(() => {
    if (document.hidden) return;
    passed += 1;
    if (passed < sentences.length) show();
    else {
      clearInterval(timer);
      location.replace(target);
    }
  }, SECOND);
  leaving.addEventListener('abort', () => clearInterval(timer));
  button?.addEventListener('click', () => {
    clearInterval(timer);
    const stopped = box.querySelector<HTMLElement>('[data-stopped]');
    if (stopped !== null) stopped.textContent = stopped.dataset['stopped'] ?? '';
    for (const sentence of sentences) sentence.hidden = true;
    button.hidden = true;
  });

  show();
  box.hidden = false;
};
