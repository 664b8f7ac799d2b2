import { focusElement, targetOf } from './hash-target.ts';
import { settings } from './load-queries.ts';
import type { PagePart } from './page-part.ts';
import { coveredOver } from './sticky-bars.ts';
import { whenLoaded } from './when-loaded.ts';

let isOpening = true;

/**
 * If the address contains an anchor, opens it, focuses it, and scrolls it below the header and other bars, which may be
 * higher than the stylesheet's `scroll-margin` assumes.
 */
export const startAnchors: PagePart = (leaving) => {
  void Promise.all([settings(), whenLoaded()]).then(([loaded]) => {
    if (loaded === undefined || leaving.aborted) return;
    const { offset, delayMs } = loaded.anchor;
    const arrive = (hash: string): void => {
      const place = targetOf(hash);
      if (place === null) return;
      place.closest('details')?.setAttribute('open', '');
      setTimeout(() => leaving.aborted || scrollBelowBars(place, offset), delayMs);
    };
    const onNavigate = ({ hashChange, navigationType, destination }: NavigateEvent): void => {
      const isPlace = hashChange || destination.url === location.href;
      if (isPlace && navigationType !== 'traverse') arrive(new URL(destination.url).hash);
    };
    if (isOpening && hasBrowserFailed()) targetOf(location.hash)?.scrollIntoView({ behavior: 'instant' });
    isOpening = false;
    arrive(location.hash);
    window.navigation?.addEventListener('navigate', onNavigate, { signal: leaving });
  });
};

/** Whether the browser did not scroll to the anchor, which may happen if it is busy while it opens the page. */
function hasBrowserFailed(): boolean {
  const navigationType = window.navigation?.activation?.navigationType;
  return scrollY === 0 && (navigationType === 'push' || navigationType === 'replace');
}

/** Scrolls the target below what stays in view at the top and focuses it, unless the visitor has scrolled in the meantime. */
function scrollBelowBars(place: HTMLElement, offset: number): void {
  const { top } = place.getBoundingClientRect();
  const isWhereScrolledTo = Math.abs(top - Number.parseFloat(getComputedStyle(place).scrollMarginTop)) < 2;
  if (isWhereScrolledTo) scrollBy({ top: top - coveredOver(place) - offset, behavior: 'instant' });
  const isInView = top >= 0 && top < innerHeight;
  if (isInView && document.activeElement === document.body) focusElement(place);
}
