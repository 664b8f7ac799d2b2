import { gridPlaces, type Timed } from './schedule-grid.ts';
import type { Instant } from './timeline.ts';

/** The position of the present moment on a day of the schedule. */
export interface NowPlace {
  /** The index of the entry before which it is in a list; the number of entries if it is after the last. */
  readonly index: number;
  /** The line of the day's grid. */
  readonly line: number;
}

/** Where an instant stands among a day's entries, which are in order of start; undefined before and after them all. */
export function nowPlace(entries: readonly Timed[], now: Instant): NowPlace | undefined {
  const places = gridPlaces(entries, []);
  const lines = new Map(
    entries.flatMap(({ startsAt, endsAt }, index) => {
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
