import type { ChosenValues } from '../../src/domain/programme/schedule-address.ts';

/** Whether anything is chosen. */
export function isFiltering(picked: ChosenValues): boolean {
  return Object.values(picked).some((value) => value !== '');
}

/**
 * Marks the rows of a schedule that do not match with the attribute `data-out`, by which the stylesheet hides them.
 * Breaks and other entries for everybody always stay. Returns the number of sessions that are left.
 */
export function filterRows(schedule: Element | null, picked: ChosenValues): number {
  const rows = [...(schedule?.querySelectorAll<HTMLElement>('.row') ?? [])];
  for (const row of rows) row.toggleAttribute('data-out', !matches(row.dataset, picked));
  return rows.filter((row) => row.matches('.row-session:not([data-out])')).length;
}

/** Whether a row stays. Only sessions have topics, and only entries beside others have a column. */
function matches(row: DOMStringMap, { track = '', room = '', topics = '' }: ChosenValues): boolean {
  const isForAll = row['column'] === undefined;
  const isSession = row['topics'] !== undefined;
  return (
    (track === '' || row['track'] === track || isForAll) &&
    (room === '' || row['room'] === room || isForAll) &&
    (topics === '' || (isSession ? (row['topics'] ?? '').split(' ').includes(topics) : isForAll))
  );
}
