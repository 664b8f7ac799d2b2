import type { PagePart } from './page-part.ts';
import { placeOf } from './place.ts';
import { setOrRemove } from './set-or-remove.ts';
import { store, stored } from './storage.ts';

/** What an address of a day on its page begins with, before the date. */
const DAY = '#day-';

/**
 * The choice of a day in a schedule of several. The day shows that the address leads into, else the one that the
 * visitor chose, which is kept per event and year, else the next that is not over; of a past programme the first. The
 * others are where a link and the browser's search still find them.
 * @see specification, section 4: current event day
 */
export const startDays: PagePart = (signal) => {
  const schedule = document.querySelector<HTMLElement>('[data-days]');
  if (schedule === null) return;
  const key = `conf-site-day:${schedule.dataset['days']}`;
  const days = [...schedule.querySelectorAll<HTMLElement>('.day')];
  const links = [...schedule.querySelectorAll<HTMLAnchorElement>('.day-choice a')];
  let followsClock = true;

  const show = (shown: number): void => {
    for (const [index, day] of days.entries()) {
      const isShown = index === shown;
      setOrRemove(day, 'hidden', isShown ? undefined : 'until-found');
      setOrRemove(links[index] as Element, 'aria-current', isShown ? 'true' : undefined);
    }
  };
  const showPlace = (place: Element | null): void => {
    const shown = days.findIndex((day) => day.contains(place));
    if (place === null || shown < 0) return;
    followsClock = false;
    keepInView(place, () => show(shown));
  };
  const followAddress = (): void => {
    if (links.some(({ hash }) => hash === location.hash)) store(key, location.hash.replace(DAY, ''));
    showPlace(placeOf(location.hash));
  };
  const showPresent = (): void => {
    if (!followsClock) return;
    const chosen = links.findIndex(({ hash }) => hash === DAY + stored(key));
    if (chosen < 0) store(key, null);
    const next = links.findIndex(({ dataset }) => Number(dataset['endsAt']) > window.confSite.now());
    show([chosen, next].find((index) => index >= 0) ?? 0);
  };

  followAddress();
  showPresent();
  addEventListener('hashchange', followAddress, { signal });
  for (const link of links) {
    // A visitor who leaves the page in the same moment is gone before its address has changed.
    link.addEventListener('click', () => store(key, link.hash.replace(DAY, '')), { signal });
  }
  schedule.addEventListener('beforematch', ({ target }) => showPlace(target as Element), { signal });
  document.addEventListener('visibilitychange', showPresent, { signal });
};

/**
 * Changes the page so that a place stays where it is on the screen, or comes onto it if it was hidden. A page at its top
 * may be about to be scrolled by the browser, which a script's own scrolling would prevent.
 */
function keepInView(place: Element, change: () => void): void {
  const topOf = (): number => place.getBoundingClientRect().top;
  const top = place.checkVisibility() ? topOf() : null;
  change();
  if (top === null) place.scrollIntoView();
  else if (scrollY > 0) scrollBy({ top: topOf() - top, behavior: 'instant' });
}
