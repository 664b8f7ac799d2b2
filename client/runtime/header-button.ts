import type { PagePart } from './page-part.ts';
import { watchView } from './watch-view.ts';

/**
 * Marks the header while the hero's buttons are out of view. On narrow screens, the header's button shows only then.
 */
export const startHeaderButton: PagePart = (leaving) => {
  const header = document.querySelector('.site-header');
  watchView(document.querySelectorAll('.hero .buttons'), { leaving }, ({ size }) =>
    header?.toggleAttribute('data-past-hero', !size),
  );
};
