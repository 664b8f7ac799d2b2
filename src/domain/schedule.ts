import type { Instant } from './timeline.ts';

/**
 * A day's programme from an order of entries: nothing but durations is written in content, and the start of each
 * entry follows from the day's start.
 */

export interface Lasting {
  readonly durationMinutes: number;
  /** Pins the entry to an instant; what stands before it may end earlier or run into it. */
  readonly pinnedAt?: Instant;
}

/** An entry across all tracks, or lists of entries that run side by side, by track number. */
export type ProgrammeBlock<T extends Lasting> =
  | { readonly kind: 'all'; readonly entry: T }
  | { readonly kind: 'tracks'; readonly tracks: Readonly<Record<number, readonly T[]>> };

export interface Placed<T> {
  readonly entry: T;
  /** Absent: across all tracks. */
  readonly track?: number;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/**
 * Places the blocks one after the other from `startsAt` on; a block begins when the longest track of the one before
 * has ended. In order of start, then track; pins may make entries overlap, which check reports.
 */
export function placeProgramme<T extends Lasting>(
  blocks: readonly ProgrammeBlock<T>[],
  startsAt: Instant,
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
    for (const [track, entries] of Object.entries(block.tracks)) {
      const row = placeRow(entries, from).map((one) => ({ ...one, track: Number(track) }));
      for (const one of row) placed.push(one);
      next = Math.max(next, row.at(-1)?.endsAt ?? from);
    }
  }
  return placed.sort((a, b) => a.startsAt - b.startsAt || (a.track ?? 0) - (b.track ?? 0));
}

function placeRow<T extends Lasting>(entries: readonly T[], from: Instant): readonly Placed<T>[] {
  let next = from;
  return entries.map((entry) => {
    const startsAt = entry.pinnedAt ?? next;
    next = startsAt + entry.durationMinutes * 60;
    return { entry, startsAt, endsAt: next };
  });
}
