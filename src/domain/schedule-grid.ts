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
  /** Absent: for everybody. */
  readonly column?: string;
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
 * The places of a day's entries, in their order; entries must be in order of start. Each stretch between two
 * boundaries takes at least one line, so no two boundaries fall together. Lanes are the columns that are in use between
 * two entries for everybody, in the order of `columns`.
 */
export function gridPlaces(entries: readonly Timed[], columns: readonly string[]): readonly GridPlace[] {
  const lineAt = linesOf(entries);
  const lanesOf = lanesByEntry(entries, columns);
  return entries.map((entry) => {
    const lines = { from: lineAt.get(entry.startsAt) ?? 1, to: lineAt.get(entry.endsAt) ?? 1 };
    return { ...lines, ...lanesOf.get(entry) };
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

interface LanePlace {
  readonly lane: number;
  readonly lanes: number;
}

/**
 * The lanes of entries. Lanes are the columns in use since the last entry for everybody and until the next one. An entry
 * for everybody that begins while an entry of a column goes on, such as a break beside a long workshop, is in the first
 * lane that is free at its time.
 */
function lanesByEntry(entries: readonly Timed[], columns: readonly string[]): ReadonlyMap<Timed, LanePlace> {
  const found = new Map<Timed, LanePlace>();
  let group: Timed[] = [];
  let beside: Timed[] = [];
  const close = (): void => {
    const used = new Set(group.map(({ column }) => column));
    const lanes = columns.filter((column) => used.has(column));
    const places = [
      ...group.map((entry) => ({ entry, column: entry.column })),
      ...beside.map((entry) => ({ entry, column: freeColumn(entry, group, lanes) })),
    ];
    for (const { entry, column } of places) {
      if (column !== undefined) found.set(entry, { lane: lanes.indexOf(column), lanes: lanes.length });
    }
    [group, beside] = [[], []];
  };
  for (const entry of entries) {
    if (entry.column !== undefined) group.push(entry);
    else if (group.some((one) => one.endsAt > entry.startsAt)) beside.push(entry);
    else close();
  }
  close();
  return found;
}

/** The first column without an entry at the time of another one; undefined if there is none. */
function freeColumn(entry: Timed, group: readonly Timed[], columns: readonly string[]): string | undefined {
  return columns.find((column) =>
    group.every((one) => one.column !== column || one.endsAt <= entry.startsAt || one.startsAt >= entry.endsAt),
  );
}
