/** Takes the visitor to a place of the page that is new: to what the hash names, else to its top. */
export function moveToPlace(hash: string): void {
  const place = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  const target = place ?? document.querySelector('main');
  if (place === null) scrollTo({ top: 0, behavior: 'instant' });
  else place.scrollIntoView({ behavior: 'instant' });
  if (target instanceof HTMLElement) focusOn(target);
}

/** What cannot be focused by itself can be for this once, so that the next Tab goes on from there. */
function focusOn(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
