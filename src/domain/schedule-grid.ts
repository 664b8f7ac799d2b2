/**
 * Places the entries of a day on a grid. A line is five minutes. A period of more than an hour is drawn as an hour, so
 * that a long evening does not fill the screen. Entries that start or end at the same time share a line.
 */

/** The minutes between two lines. */
const MINUTES_PER_LINE = 5;
/** The maximum number of lines between two neighbouring boundaries. */
const MAX_LINES = 12;

/** The maximum number of lanes that are shown as columns. A day with more is shown as a list. */
export const MAX_LANES = 4;

/** An entry with its time; instants in epoch seconds. */
export interface Timed {
  readonly startsAt: number;
  readonly endsAt: number;
  /** Absent for an entry across all tracks. */
  readonly track?: number;
}

/** The position of an entry: its lines, counted from 1, and its lane. */
export interface GridPlace {
  readonly from: number;
  readonly to: number;
  /** Counted from 0; absent for an entry across all lanes. */
  readonly lane?: number;
  /** The number of lanes at this time. */
  readonly lanes?: number;
}

/**
 * The positions of a day's entries, in the same order. The entries must be sorted by start. Neighbouring boundaries are
 * at least one line apart. The lanes of a period between two entries across all tracks are the tracks in use there.
 */
export function gridPlaces(entries: readonly Timed[]): readonly GridPlace[] {
  const lineAt = linesOf(entries);
  const lanesOf = lanesByEntry(entries);
  return entries.map((entry) => {
    const lines = { from: lineAt.get(entry.startsAt) ?? 1, to: lineAt.get(entry.endsAt) ?? 1 };
    const tracks = lanesOf.get(entry);
    if (entry.track === undefined || tracks === undefined) return lines;
    return { ...lines, lane: tracks.indexOf(entry.track), lanes: tracks.length };
  });
}

function linesOf(entries: readonly Timed[]): ReadonlyMap<number, number> {
  const edges = [...new Set(entries.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]))].sort((a, b) => a - b);
  const lines = new Map<number, number>();
  let line = 1;
  for (const [index, edge] of edges.entries()) {
    const minutes = (edge - (edges[index - 1] ?? edge)) / 60;
    if (index > 0) line += Math.min(MAX_LINES, Math.max(1, Math.round(minutes / MINUTES_PER_LINE)));
    lines.set(edge, line);
  }
  return lines;
}

/** For each entry of a track, the tracks in use between the entries across all tracks around it, in ascending order. */
function lanesByEntry(entries: readonly Timed[]): ReadonlyMap<Timed, readonly number[]> {
  const found = new Map<Timed, readonly number[]>();
  let group: Timed[] = [];
  const close = (): void => {
    const tracks = [...new Set(group.flatMap(({ track }) => track ?? []))].sort((a, b) => a - b);
    for (const entry of group) found.set(entry, tracks);
    group = [];
  };
  for (const entry of entries) {
    if (entry.track === undefined) close();
    else group.push(entry);
  }
  close();
  return found;
}
