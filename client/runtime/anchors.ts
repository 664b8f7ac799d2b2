import type { PagePart } from './page-part.ts';
import { focusOn, placeOf } from './place.ts';
import { settings } from './settings.ts';
import { whenLoaded } from './when-loaded.ts';

let isOpening = true;

/**
 * If the address contains an anchor, opens it, focuses it, and scrolls it below the header, which may be higher than
 * the stylesheet's `scroll-padding` assumes.
 */
export const startAnchors: PagePart = (leaving) => {
  void Promise.all([settings(), whenLoaded()]).then(([loaded]) => {
    if (loaded === undefined || leaving.aborted) return;
    const { offset, delayMs } = loaded.anchor;
    const arrive = (hash: string): void => {
      const place = placeOf(hash);
      if (place === null) return;
      place.closest('details')?.setAttribute('open', '');
      setTimeout(() => leaving.aborted || settle(place, offset), delayMs);
    };
    const onNavigate = ({ hashChange, navigationType, destination }: NavigateEvent): void => {
      const isPlace = hashChange || destination.url === location.href;
      if (isPlace && navigationType !== 'traverse') arrive(new URL(destination.url).hash);
    };
    if (isOpening && wasMissed()) placeOf(location.hash)?.scrollIntoView({ behavior: 'instant' });
    isOpening = false;
    arrive(location.hash);
    window.navigation?.addEventListener('navigate', onNavigate, { signal: leaving });
  });
};

/** Browsers that are busy while they open an address may leave its place out, and stay at the top. */
function wasMissed(): boolean {
  const way = window.navigation?.activation?.navigationType;
  return scrollY === 0 && (way === 'push' || way === 'replace');
}

/** Does nothing if the visitor has scrolled since. */
function settle(place: HTMLElement, offset: number): void {
  const { top } = place.getBoundingClientRect();
  const isWhereScrolledTo = Math.abs(top - Number.parseFloat(getComputedStyle(place).scrollMarginTop)) < 2;
  if (isWhereScrolledTo) scrollBy({ top: top - coveredByHeader() - offset, behavior: 'instant' });
  const isInView = top >= 0 && top < innerHeight;
  if (isInView && document.activeElement === document.body) focusOn(place);
}

/** How much of the screen a header that sticks to it covers, in pixels. */
function coveredByHeader(): number {
  const header = document.querySelector<HTMLElement>('body > header');
  if (header === null) return 0;
  const { position, top } = getComputedStyle(header);
  return position === 'sticky' ? header.offsetHeight + Number.parseFloat(top) : 0;
}
