import type { Instant } from './timeline.ts';

/** Calculates when the entries of a day start. Content lists the entries in order with their durations. */

export interface HasDuration {
  readonly durationMinutes: number;
  /** A fixed start. The entry before may end earlier or overlap. */
  readonly pinnedAt?: Instant;
}

/** An entry across all tracks, or parallel entries by track number. */
export type ProgrammeBlock<T extends HasDuration> =
  | { readonly kind: 'all'; readonly entry: T }
  | { readonly kind: 'tracks'; readonly tracks: Readonly<Record<number, readonly T[]>> };

export interface Placed<T> {
  readonly entry: T;
  /** Absent for an entry across all tracks. */
  readonly track?: number;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/**
 * Places blocks one after another from `startsAt` on. A block starts when the longest track of the previous one has
 * ended. The result is sorted by start, then track. Fixed starts can make entries overlap, which `check` reports.
 */
export function placeProgramme<T extends HasDuration>(
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

function placeRow<T extends HasDuration>(entries: readonly T[], from: Instant): readonly Placed<T>[] {
  let next = from;
  return entries.map((entry) => {
    const startsAt = entry.pinnedAt ?? next;
    next = startsAt + entry.durationMinutes * 60;
    return { entry, startsAt, endsAt: next };
  });
}
