import { useEffect, useRef } from 'react';

/**
 * Focuses the element with this id, and scrolls to it, whenever the id changes, but not initially. If `orField` can
 * focus a field with an error, it returns true and is used instead.
 */
export function useFocusOnChange(id: string, orField: () => boolean): void {
  const last = useRef(id);
  useEffect(() => {
    if (last.current === id) return;
    last.current = id;
    if (orField()) return;
    const place = document.getElementById(id);
    place?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'start' });
  });
}
