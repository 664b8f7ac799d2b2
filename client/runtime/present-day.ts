import type { PagePart } from './page-part.ts';

/**
 * Leads from the schedule page of an event with several days to the page of the first day that is not over (after the
 * event: of the first day), if the page was built when that was another one. The query string and the anchor are kept.
 */
export const startPresentDay: PagePart = (leaving) => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-follows-day] a')];
  const follow = (): void => {
    const next = links.find(({ dataset }) => Number(dataset['endsAt']) > window.confSite.now()) ?? links[0];
    if (document.hidden || next === undefined || next.ariaCurrent !== null) return;
    location.replace(next.pathname + location.search + location.hash);
  };
  document.addEventListener('visibilitychange', follow, { signal: leaving });
  follow();
};
