import { whenStyled } from './load-styles.ts';
import type { PagePart } from './page-part.ts';
import { coveredOver } from './sticky-bars.ts';

/** The space between what stays in view at the top and the row below it, in pixels. */
const GAP_PX = 16;

/**
 * Scrolls the page of a schedule to the rows that began last, or to the next one if none is running, below what stays in
 * view at the top. Something that lasts all day does not count as now. Only while the event is on, if the address has no
 * anchor, and if the browser has not restored an earlier position. The focus stays.
 */
export const startOpenAtNow: PagePart = (leaving) => {
  void whenStyled().then(() => leaving.aborted || openAtNow());
};

function openAtNow(): void {
  const strip = document.querySelector<HTMLElement>('.now-strip');
  if (strip === null || strip.hidden || location.hash !== '' || scrollY > 0) return;
  const now = window.confSite.now();
  const rows = [...document.querySelectorAll<HTMLElement>('.schedule-page .row[data-at]')];
  const left = rows
    .map((row) => [row, ...(row.dataset['at'] ?? '').split(' ').map(Number)] as const)
    .filter(([, , endsAt = 0]) => endsAt > now);
  const begun = left.map(([, startsAt = 0]) => startsAt).filter((startsAt) => startsAt <= now);
  const next = left.find(([, startsAt = 0]) => startsAt >= Math.max(...begun))?.[0];
  if (next === undefined || next === rows[0]) return;
  scrollBy({ top: next.getBoundingClientRect().top - coveredOver(next) - GAP_PX, behavior: 'instant' });
}
