import type { Instant } from '../time/timeline.ts';
import { gridPlaces, type Timed } from './schedule-grid.ts';

/** The position of the present moment on a day of the schedule. */
export interface NowPlace {
  /** The index in the list of the entry that follows; the number of entries after the last one. */
  readonly index: number;
  /** The line of the grid. */
  readonly line: number;
}

/**
 * The position of an instant among a day's entries, which must be sorted by start. Returns undefined before the first
 * entry and after the last one.
 */
export function nowPlace(entries: readonly Timed[], now: Instant): NowPlace | undefined {
  const places = gridPlaces(entries, []);
  const lines = new Map(
    entries.flatMap(({ startsAt, endsAt, isOff }, index) => {
      if (isOff) return [];
      const { from = 1, to = 1 } = places[index] ?? {};
      return [
        [startsAt, from],
        [endsAt, to],
      ] as const;
    }),
  );
  const edges = [...lines].sort(([a], [b]) => a - b);
  const next = edges.findIndex(([at]) => at > now);
  const [before, after] = [edges[next - 1], edges[next]];
  if (before === undefined || after === undefined) return undefined;
  const part = (now - before[0]) / (after[0] - before[0]);
  const index = entries.findIndex(({ startsAt }) => startsAt > now);
  return {
    index: index < 0 ? entries.length : index,
    line: before[1] + Math.floor(part * (after[1] - before[1])),
  };
}
