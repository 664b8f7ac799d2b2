import type { Instant } from '../time/timeline.ts';

/** Calculates when the entries of a day start. Content lists the entries in order with their durations. */

export interface HasDuration {
  readonly durationMinutes: number;
  /** A fixed start. The entry before may end earlier or overlap. */
  readonly pinnedAt?: Instant;
  /** The column of an entry that runs beside others. */
  readonly column?: string;
}

/** An entry for everybody, or lists of entries that run side by side. */
export type ProgrammeBlock<T> =
  | { readonly kind: 'all'; readonly entry: T }
  | { readonly kind: 'parallel'; readonly lists: readonly (readonly T[])[] };

/** The entries of a block, in the order of the schedule. */
export function entriesOf<T>(block: ProgrammeBlock<T>): readonly T[] {
  return block.kind === 'all' ? [block.entry] : block.lists.flat();
}

export interface Placed<T> {
  readonly entry: T;
  /** The column of the schedule: the ident of a room, or of a track without a room. Absent: for everybody. */
  readonly column?: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/**
 * Places the blocks one after the other from `startsAt` on. A block begins when the longest list of the one before has ended.
 * Returns the entries in order of start, those that start together in the order of `columns`. Pins may make entries overlap,
 * which check reports.
 */
export function placeProgramme<T extends HasDuration>(
  blocks: readonly ProgrammeBlock<T>[],
  startsAt: Instant,
  columns: readonly string[] = [],
): readonly Placed<T>[] {
  const placed: Placed<T>[] = [];
  let next = startsAt;
  for (const block of blocks) {
    if (block.kind === 'all') {
      const [one] = placeRow([block.entry], next);
      if (one !== undefined) placed.push(one);
      next = one?.endsAt ?? next;
      continue;
    }
    const from = next;
    for (const entries of block.lists) {
      const row = placeRow(entries, from);
      for (const one of row) placed.push(one.entry.column === undefined ? one : { ...one, column: one.entry.column });
      next = Math.max(next, row.at(-1)?.endsAt ?? from);
    }
  }
  const place = (column: string | undefined): number => (column === undefined ? -1 : columns.indexOf(column));
  return placed.sort((a, b) => a.startsAt - b.startsAt || place(a.column) - place(b.column));
}

function placeRow<T extends HasDuration>(entries: readonly T[], from: Instant): readonly Placed<T>[] {
  let next = from;
  return entries.map((entry) => {
    const startsAt = entry.pinnedAt ?? next;
    next = startsAt + entry.durationMinutes * 60;
    return { entry, startsAt, endsAt: next };
  });
}
