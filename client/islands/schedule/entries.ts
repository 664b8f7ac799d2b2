import type { Timed } from '../../../src/domain/schedule-grid.ts';

/** A row of a schedule, read from its markup. */
export interface Entry extends Timed {
  readonly row: HTMLElement;
  readonly href: string;
  readonly title: string;
  /** What it is starred under; absent for what cannot be starred. */
  readonly ident?: string;
  readonly star?: HTMLButtonElement;
}

/** The schedule around an island of its own. */
export function scheduleAround(root: Element): HTMLElement | null {
  return root.closest<HTMLElement>('[data-schedule]');
}

/** The rows below an element, in the order of the page; those without times are left out. */
export function entriesIn(root: Element): readonly Entry[] {
  return [...root.querySelectorAll<HTMLElement>('.row[data-at]')].map(entryOf);
}

function entryOf(row: HTMLElement): Entry {
  const [startsAt = 0, endsAt = 0] = (row.dataset['at'] ?? '').split(' ').map(Number);
  const star = row.querySelector<HTMLButtonElement>('[data-star]');
  const column = row.dataset['column'];
  return {
    row,
    startsAt,
    endsAt,
    href: `#${row.id}`,
    title: row.querySelector('h4')?.textContent ?? '',
    ...(column === undefined ? {} : { column }),
    ...(star === null ? {} : { star, ident: star.dataset['star'] as string }),
  };
}
