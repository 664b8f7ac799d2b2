import type { PagePart } from './page-part.ts';
import { BARS, coveredOver } from './sticky-bars.ts';

/** The space between what stays in view at the top and what has the focus, in pixels. It leaves room for the outline. */
const GAP_PX = 8;

/**
 * Scrolls what gets the focus by the keyboard out from behind what stays in view at the top, and whole into its row.
 * Browsers do neither: they only scroll to what is off the screen, and not if a part of it is visible.
 */
export const startFocusInView: PagePart = (leaving) => {
  const onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement && target.matches(':focus-visible')) bringIntoView(target);
  };
  document.addEventListener('focusin', onFocus, { signal: leaving });
};

function bringIntoView(focused: HTMLElement): void {
  if (focused.closest('.tool-row') !== null) focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, width, top } = focused.getBoundingClientRect();
  const bar = document.elementFromPoint(left + width / 2, Math.max(top + 1, 0))?.closest(BARS);
  if (bar?.contains(focused) === false) scrollBy({ top: top - coveredOver(focused) - GAP_PX, behavior: 'instant' });
}
