import { currentPosition, restorePosition } from './reading-position.ts';

/**
 * Replaces the page by another version of it. What is being read stays where it is on the screen, even if the part above it
 * has another height now.
 */
export function replaceInPlace(replace: () => void): void {
  const position = currentPosition();
  const anchor = [...document.querySelectorAll('main [id]')].find(({ id }) => topOf(id) > 0);
  const before = anchor === undefined ? 0 : topOf(anchor.id);
  replace();
  restorePosition(position);
  if (anchor !== undefined && document.getElementById(anchor.id) !== null && position.top > 0)
    scrollBy({ top: topOf(anchor.id) - before, behavior: 'instant' });
}

/** The distance of an element from the upper edge of the screen. Zero for one that is not shown. */
function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? 0;
}
