/** On narrow screens the menu is folded in; its button opens it, Escape and following a link close it. */
export function startMenu(): void {
  const button = document.querySelector<HTMLButtonElement>('.menu-button');
  const menu = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  if (button === null || menu === null) return;

  const isOpen = (): boolean => button.getAttribute('aria-expanded') === 'true';
  const toggle = (open: boolean): void => {
    button.setAttribute('aria-expanded', String(open));
    menu.toggleAttribute('data-open', open);
  };

  button.addEventListener('click', () => toggle(!isOpen()));
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a') !== null) toggle(false);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    toggle(false);
    button.focus();
  });
}
