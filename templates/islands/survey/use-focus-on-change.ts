import { useEffect, useRef } from 'react';

/**
 * Takes the visitor to a place whenever it is another one than before; never to the first one. Where something is
 * wrong in the place, `orField` takes them to that instead, and says so.
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
