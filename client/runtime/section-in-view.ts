import { targetOf } from './hash-target.ts';
import type { PagePart } from './page-part.ts';
import { setOrRemove } from './set-or-remove.ts';
import { watchView } from './watch-view.ts';

/** The margins that leave a line across the screen. The section that crosses it is the one being read. */
const READING_LINE = '-30% 0px -70%';

/** Marks the link to the section in view in the event's menu. At most one link is marked. */
export const startSectionInView: PagePart = (leaving) => {
  const linkBySection = new Map<Element, Element>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.event-menu a')) {
    const section = link.pathname === location.pathname ? targetOf(link.hash) : null;
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
