/**
 * Where the entries of a day stand on its grid. A line is five minutes, a stitch; what lasts longer than an hour is
 * drawn as an hour, so that an evening does not fill a screen. Entries at the same time share their lines exactly.
 */

/** Minutes from one line to the next. */
const STEP = 5;
/** The most lines that one stretch of time takes. */
const MOST_LINES = 12;

/** The most lanes that fit beside each other as columns; a day with more is a list by time. */
export const MOST_LANES = 4;

/** What the grid has to know of an entry. */
export interface Timed {
  readonly startsAt: number;
  readonly endsAt: number;
  /** Absent: for everybody. */
  readonly column?: string;
}

/** An entry's place: lines from 1 on, and its lane among those that run side by side. */
export interface GridPlace {
  readonly from: number;
  readonly to: number;
  /** From 0 on; absent: across all lanes. */
  readonly lane?: number;
  /** How many lanes there are beside each other here. */
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
    const lanes = lanesOf.get(entry);
    if (entry.column === undefined || lanes === undefined) return lines;
    return { ...lines, lane: lanes.indexOf(entry.column), lanes: lanes.length };
  });
}

function linesOf(entries: readonly Timed[]): ReadonlyMap<number, number> {
  const edges = [...new Set(entries.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]))].sort((a, b) => a - b);
  const lines = new Map<number, number>();
  let line = 1;
  for (const [index, edge] of edges.entries()) {
    const minutes = (edge - (edges[index - 1] ?? edge)) / 60;
    if (index > 0) line += Math.min(MOST_LINES, Math.max(1, Math.round(minutes / STEP)));
    lines.set(edge, line);
  }
  return lines;
}

/** For each entry of a column, the columns in use since the last entry for everybody and until the next one. */
function lanesByEntry(entries: readonly Timed[], columns: readonly string[]): ReadonlyMap<Timed, readonly string[]> {
  const found = new Map<Timed, readonly string[]>();
  let group: Timed[] = [];
  const close = (): void => {
    const used = new Set(group.map(({ column }) => column));
    const lanes = columns.filter((column) => used.has(column));
    for (const entry of group) found.set(entry, lanes);
    group = [];
  };
  for (const entry of entries) {
    if (entry.column === undefined) close();
    else group.push(entry);
  }
  close();
  return found;
}
