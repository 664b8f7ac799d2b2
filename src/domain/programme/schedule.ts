import type { Instant } from '../time/timeline.ts';

/** Calculates when the entries of a day start. Content lists the entries in order with their durations. */

export interface HasDuration {
  readonly durationMinutes: number;
  /** A fixed start. The entry before may end earlier or overlap. */
  readonly pinnedAt?: Instant;
  /**
   * The entry runs beside the one before it and begins with it. The value counts such entries in a row: 1, 2 … Absent for an
   * entry that begins when the one before it has ended.
   */
  readonly alongside?: number;
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

/** Whether two entries share a column of the schedule, as an entry for everybody does with each other one. */
export function sharesColumn(one: { readonly column?: string }, other: { readonly column?: string }): boolean {
  return one.column === undefined || other.column === undefined || one.column === other.column;
}

/**
 * Places the blocks one after the other from `startsAt` on. A block begins when the longest list of the one before has ended,
 * and after entries that run beside each other when the last of them has. Returns the entries in order of start, those that
 * start together in the order of `columns`. Pins may make entries overlap, which check reports.
 */
export function placeProgramme<T extends HasDuration>(
  blocks: readonly ProgrammeBlock<T>[],
  startsAt: Instant,
  columns: readonly string[] = [],
): readonly Placed<T>[] {
  const placed: Placed<T>[] = [];
  let cursor: Cursor = { begun: startsAt, next: startsAt };
  for (const block of blocks) {
    if (block.kind === 'all') {
      cursor = placeRow([block.entry], cursor, placed);
      continue;
    }
    const begun = cursor.next;
    const ends = block.lists.map((list) => placeRow(list, { begun, next: begun }, placed).next);
    cursor = { begun, next: Math.max(begun, ...ends) };
  }
  const place = (column: string | undefined): number => (column === undefined ? -1 : columns.indexOf(column));
  return placed.sort((a, b) => a.startsAt - b.startsAt || place(a.column) - place(b.column));
}

/** Where the next entry of a list begins: with the last one (`begun`) if it runs beside it, else at `next`. */
interface Cursor {
  readonly begun: Instant;
  readonly next: Instant;
}

/** Places the entries of a list from a cursor on. Returns the cursor after them. */
function placeRow<T extends HasDuration>(entries: readonly T[], from: Cursor, placed: Placed<T>[]): Cursor {
  return entries.reduce((cursor, entry) => {
    const isAlongside = entry.alongside !== undefined;
    const startsAt = entry.pinnedAt ?? (isAlongside ? cursor.begun : cursor.next);
    const endsAt = startsAt + entry.durationMinutes * 60;
    placed.push({ entry, ...(entry.column === undefined ? {} : { column: entry.column }), startsAt, endsAt });
    return { begun: startsAt, next: isAlongside ? Math.max(cursor.next, endsAt) : endsAt };
  }, from);
}
