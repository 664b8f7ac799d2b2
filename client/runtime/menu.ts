import type { PagePart } from './page-part.ts';

/** The collapsed menu of narrow screens. Its button opens it; Escape and following a link close it. */
export const startMenu: PagePart = (signal) => {
  const button = document.querySelector<HTMLButtonElement>('.menu-button');
  const menu = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  if (button === null || menu === null) return;

  const isOpen = (): boolean => button.getAttribute('aria-expanded') === 'true';
  const toggle = (open: boolean): void => {
    button.setAttribute('aria-expanded', String(open));
    menu.toggleAttribute('data-open', open);
  };

  toggle(false);
  button.addEventListener('click', () => toggle(!isOpen()), { signal });
  const onClick = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('a') !== null) toggle(false);
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !isOpen()) return;
    toggle(false);
    button.focus();
  };
  menu.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onKey, { signal });
};
