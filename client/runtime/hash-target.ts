/** The element that the hash of an address refers to; null if there is none. Shared stars are shown in the schedule. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(hash.startsWith('#stars=') ? 'schedule' : decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Focuses an element, so that Tab continues from there. An element that is not focusable becomes so until it loses the
 * focus.
 */
export function focusElement(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: true });
}
