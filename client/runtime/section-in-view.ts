import type { PagePart } from './page-part.ts';
import { placeOf } from './place.ts';
import { setOrRemove } from './set-or-remove.ts';
import { watchView } from './watch-view.ts';

/** A line across the screen; the section that it crosses is the one being read. */
const READING_LINE = '-30% 0px -70%';

/** Marks, in the event's menu, the link to the section in view, one at most. */
export const startSectionInView: PagePart = (leaving) => {
  const linkBySection = new Map<Element, Element>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.event-menu a')) {
    const section = link.pathname === location.pathname ? placeOf(link.hash) : null;
    if (section !== null) linkBySection.set(section, link);
  }
  const mark = (current?: Element): void => {
    for (const [section, link] of linkBySection) {
      setOrRemove(link, 'aria-current', section === current ? 'location' : undefined);
    }
  };
  watchView(linkBySection.keys(), { rootMargin: READING_LINE, leaving }, (crossed) => mark([...crossed].at(-1)));
  leaving.addEventListener('abort', () => mark(), { once: true });
};
