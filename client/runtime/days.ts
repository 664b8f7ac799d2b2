import { targetOf } from './hash-target.ts';
import type { PagePart } from './page-part.ts';
import { setOrRemove } from './set-or-remove.ts';
import { store, stored } from './storage.ts';

/** The start of the hash of a day's address, before the date. */
const DAY = '#day-';

/**
 * Shows one day of a schedule with several: the day to which the address leads, else the day that the visitor chose,
 * which is stored by event and year, else the next day that is not over, or the first day of a past programme. Links
 * and the browser's search still find the other days.
 *
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
  const showDayOf = (place: Element | null): void => {
    const shown = days.findIndex((day) => day.contains(place));
    if (place === null || shown < 0) return;
    followsClock = false;
    keepInView(place, () => show(shown));
  };
  const followAddress = (): void => {
    if (links.some(({ hash }) => hash === location.hash)) store(key, location.hash.replace(DAY, ''));
    showDayOf(targetOf(location.hash));
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
    // Stored on click, too: if the visitor leaves the page immediately, the address does not change.
    link.addEventListener('click', () => store(key, link.hash.replace(DAY, '')), { signal });
  }
  schedule.addEventListener('beforematch', ({ target }) => showDayOf(target as Element), { signal });
  document.addEventListener('visibilitychange', showPresent, { signal });
};

/**
 * Changes the page so that an element keeps its position on the screen, or is scrolled into view if it was hidden. At
 * the top of the page nothing is scrolled, since the browser may be about to do so.
 */
function keepInView(place: Element, change: () => void): void {
  const topOf = (): number => place.getBoundingClientRect().top;
  const top = place.checkVisibility() ? topOf() : null;
  change();
  if (top === null) place.scrollIntoView();
  else if (scrollY > 0) scrollBy({ top: topOf() - top, behavior: 'instant' });
}
