import type { Timed } from '../../../src/domain/programme/schedule-grid.ts';

/** An entry of a schedule, read from the markup of its row. */
export interface Entry extends Timed {
  readonly row: HTMLElement;
  readonly href: string;
  readonly title: string;
  /** The ident under which the entry is starred; absent if it cannot be starred. */
  readonly ident?: string;
  readonly star?: HTMLButtonElement;
}

/** The schedule that contains an island. */
export function scheduleAround(root: Element): HTMLElement | null {
  return root.closest<HTMLElement>('[data-schedule]');
}

/** The entries below an element, in document order. Rows without times are left out. */
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
    isOff: row.dataset['off'] !== undefined,
    ...(column === undefined ? {} : { column }),
    ...(star === null ? {} : { star, ident: star.dataset['star'] as string }),
  };
}
