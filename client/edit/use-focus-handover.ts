import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For an element that goes once one of its buttons is pressed: if it has the focus then, the heading of the view gets it. */
export function useFocusHandover(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  // As a layout effect, it runs while the element is still in the document.
  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      if (own?.contains(document.activeElement)) document.querySelector<HTMLElement>('h1')?.focus();
    };
  }, []);
  return element;
}
