import { EDIT_PAGE } from '../../src/domain/editor/edit.ts';

/**
 * Lets the browser load the editor when a link leads to it. Otherwise the page would take its address for one of a page of the
 * site. It sees a navigation before the page does.
 */
export function loadEditorFromLinks(): void {
  if (!('navigation' in window)) return;
  const leave = (event: NavigateEvent): void => {
    if (new URL(event.destination.url).pathname === EDIT_PAGE) event.stopImmediatePropagation();
  };
  navigation.addEventListener('navigate', leave, { capture: true });
}
