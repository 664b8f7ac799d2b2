import { onAt } from '../../src/domain/programme/now-and-next.ts';
import { nowPlace } from '../../src/domain/programme/now-line.ts';
import { lineClasses } from '../../templates/islands/line-classes.ts';
import type { NowLineProps } from '../../templates/islands/NowLine.tsx';
import { eachMinute } from './schedule/each-minute.ts';
import { entriesIn, scheduleAround } from './schedule/schedule-rows.ts';

/** Draws the line that marks the present moment on each day of the schedule, and marks the entries that are running or, until the day is over, past. */
export function hydrate(root: Element, { now: label }: NowLineProps): () => void {
  const leaving = new AbortController();
  const schedule = scheduleAround(root);
  loadOthers(schedule);
  for (const rows of schedule?.querySelectorAll<HTMLElement>('.rows') ?? []) {
    const entries = entriesIn(rows);
    const line = document.createElement('li');
    line.ariaHidden = 'true';
    line.textContent = label;
    eachMinute(() => {
      const now = window.confSite.now();
      const isOver = entries.every(({ endsAt }) => endsAt <= now);
      const present = onAt(entries, now).filter(({ isOff }) => !isOff);
      for (const entry of entries) {
        setCurrent(entry.row, present.includes(entry));
        entry.row.toggleAttribute('data-past', entry.endsAt <= now && !isOver);
      }
      const place = nowPlace(entries, now);
      if (place === undefined) return line.remove();
      line.className = ['now-line', ...lineClasses('from', place.line)].join(' ');
      const next = entries[place.index]?.row ?? null;
      if (line.parentElement !== rows || line.nextElementSibling !== next) rows.insertBefore(line, next);
    }, leaving.signal);
    leaving.signal.addEventListener('abort', () => line.remove(), { once: true });
  }
  return () => leaving.abort();
}

/**
 * Loads the other islands of the schedule. This island covers the whole schedule, so it is reached whenever any part of
 * the schedule is.
 */
function loadOthers(schedule: Element | null): void {
  for (const island of schedule?.querySelectorAll(':scope > [data-island-on="interaction"]') ?? [])
    island.dispatchEvent(new Event('focusin'));
}

function setCurrent(row: Element, isCurrent: boolean): void {
  if (isCurrent) row.setAttribute('aria-current', 'time');
  else row.removeAttribute('aria-current');
}
