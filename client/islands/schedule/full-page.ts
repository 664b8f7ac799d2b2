/** Shows an element over the whole page, until it is left or Escape is pressed. */
export interface FullPage {
  enter(): void;
  leave(): void;
}

/**
 * Creates the full-page view of an element. The element is shown in the top layer, so nothing in it is moved or
 * rendered again, and everything outside of it becomes inert. The focus stays in the element. `onLeave` is called when
 * Escape was pressed.
 */
export function fullPage(element: HTMLElement, { label, onLeave }: { label: string; onLeave: () => void }): FullPage {
  let open: AbortController | undefined;

  const leave = (): void => {
    if (open === undefined) return;
    open.abort();
    open = undefined;
    if (element.matches(':popover-open')) element.hidePopover();
    for (const name of ['popover', 'role', 'aria-modal', 'aria-label']) element.removeAttribute(name);
    element.classList.remove('is-full');
  };

  const enter = (): void => {
    if (open !== undefined || !('popover' in element)) return;
    open = new AbortController();
    const { signal } = open;
    const focused = document.activeElement;
    element.popover = 'manual';
    element.setAttribute('role', 'dialog');
    element.setAttribute('aria-modal', 'true');
    element.setAttribute('aria-label', label);
    element.classList.add('is-full');
    element.showPopover();
    if (focused instanceof HTMLElement && element.contains(focused)) focused.focus({ preventScroll: true });
    for (const other of elementsOutside(element)) {
      other.inert = true;
      signal.addEventListener('abort', () => setInert(other, false), { once: true });
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || element.querySelector('dialog[open]') !== null) return;
      leave();
      onLeave();
    };
    document.addEventListener('keydown', onKey, { signal });
  };

  return { enter, leave };
}

/** The elements that neither contain an element nor are contained in it, except those that are inert already. */
function elementsOutside(element: HTMLElement): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one: HTMLElement = element; one.parentElement !== null; one = one.parentElement) {
    for (const other of one.parentElement.children) {
      if (other !== one && other instanceof HTMLElement && !other.inert) found.push(other);
    }
  }
  return found;
}

function setInert(element: HTMLElement, isInert: boolean): void {
  element.inert = isInert;
}
