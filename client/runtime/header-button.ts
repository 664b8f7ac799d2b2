import type { PagePart } from './page-part.ts';
import { watchView } from './watch-view.ts';

/** Tells the header when the hero's own buttons are out of view: on narrow screens its button waits for that. */
export const startHeaderButton: PagePart = (leaving) => {
  const header = document.querySelector('.site-header');
  watchView(document.querySelectorAll('.hero .buttons'), { leaving }, ({ size }) =>
    header?.toggleAttribute('data-past-hero', !size),
  );
};
