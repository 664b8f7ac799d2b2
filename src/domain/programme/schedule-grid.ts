import { areAtOnce } from './now-and-next.ts';
import { sharesColumn } from './schedule.ts';

/**
 * Places the entries of a day on a grid. A line is five minutes. A period of more than an hour is drawn as an hour, so
 * that a long evening does not fill the screen. Entries that start or end at the same time share a line.
 */

/** The minutes between two lines. */
const MINUTES_PER_LINE = 5;
/** The maximum number of lines between two neighbouring boundaries. */
const MAX_LINES = 12;

/** The lines of an entry that does not take place while another one is in its place. */
const STUB_LINES = 4;

/** The maximum number of lanes that are shown as columns. A day with more is shown as a list. */
export const MAX_LANES = 4;

/** An entry with its time; instants in epoch seconds. */
export interface Timed {
  readonly startsAt: number;
  readonly endsAt: number;
  /** Absent: for everybody. */
  readonly column?: string;
  /** It does not take place. */
  readonly isOff?: boolean;
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
 * two entries for everybody, in the order of `columns`; entries that run beside each other in one column have a lane each.
 * An entry that does not take place while another one is in its place stands above that one, on a few lines of its own.
 */
export function gridPlaces(entries: readonly Timed[], columns: readonly string[]): readonly GridPlace[] {
  const drawn = drawnTimes(entries);
  const lineAt = linesOf(drawn);
  const lanesOf = lanesByEntry(drawn, columns);
  return drawn.map((entry) => {
    const lines = { from: lineAt.get(entry.startsAt) ?? 1, to: lineAt.get(entry.endsAt) ?? 1 };
    return { ...lines, ...lanesOf.get(entry) };
  });
}

/** The entries that do not take place while another one is in their place, by the start of that one. */
function stubsOf(entries: readonly Timed[]): ReadonlyMap<number, readonly Timed[]> {
  const stubs = new Map<number, Timed[]>();
  for (const entry of entries.filter(({ isOff }) => isOff)) {
    const inPlace = entries.filter((one) => !one.isOff && sharesColumn(one, entry) && areAtOnce(one, entry));
    if (inPlace.length === 0) continue;
    const at = Math.min(entry.startsAt, ...inPlace.map(({ startsAt }) => startsAt));
    stubs.set(at, [...(stubs.get(at) ?? []), entry]);
  }
  return stubs;
}

/** The times at which entries are drawn. Each stub takes one of the last seconds before the entry that is in its place. */
function drawnTimes(entries: readonly Timed[]): readonly Timed[] {
  const stubs = stubsOf(entries);
  const drawn = new Map<Timed, Timed>();
  for (const [at, those] of stubs) {
    for (const [index, stub] of those.entries()) {
      const startsAt = at - those.length + index;
      drawn.set(stub, { ...stub, startsAt, endsAt: startsAt + 1 });
    }
  }
  return entries.map(
    (entry) => drawn.get(entry) ?? { ...entry, endsAt: entry.endsAt - (stubs.get(entry.endsAt)?.length ?? 0) },
  );
}

function linesOf(entries: readonly Timed[]): ReadonlyMap<number, number> {
  const edges = [...new Set(entries.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]))].sort((a, b) => a - b);
  const lines = new Map<number, number>();
  let line = 1;
  for (const [index, edge] of edges.entries()) {
    if (index > 0) line += linesBetween(edges[index - 1] ?? edge, edge);
    lines.set(edge, line);
  }
  return lines;
}

function linesBetween(from: number, to: number): number {
  if (to - from === 1) return STUB_LINES;
  return Math.min(MAX_LINES, Math.max(1, Math.round((to - from) / 60 / MINUTES_PER_LINE)));
}

interface LanePlace {
  readonly lane: number;
  readonly lanes: number;
}

/**
 * The lanes of entries. Those of the columns in use since the last entry for everybody and until the next one stand side by
 * side. An entry for everybody that runs beside another one, such as a break beside a long workshop, is in the first lane
 * that is free at its time, or in one of its own.
 */
function lanesByEntry(entries: readonly Timed[], columns: readonly string[]): ReadonlyMap<Timed, LanePlace> {
  const found = new Map<Timed, LanePlace>();
  for (const group of groupsOf(entries)) {
    const lanes = lanesOf(group, columns);
    for (const [lane, those] of lanes.entries()) {
      for (const entry of those) found.set(entry, { lane, lanes: lanes.length });
    }
  }
  return found;
}

/** The entries between those for everybody that run beside nothing else. */
function groupsOf(entries: readonly Timed[]): readonly (readonly Timed[])[] {
  const groups: Timed[][] = [[]];
  for (const entry of entries) {
    const group = groups.at(-1) as Timed[];
    if (entry.column === undefined && !group.some((one) => areAtOnce(one, entry))) groups.push([entry]);
    else group.push(entry);
  }
  return groups;
}

/** The lanes of a group, each with its entries. An entry for everybody that runs beside nothing is in none. */
function lanesOf(group: readonly Timed[], columns: readonly string[]): readonly (readonly Timed[])[] {
  const inColumns = columns.flatMap((column) => inLanes(group.filter((one) => one.column === column)));
  const beside = group.filter((entry) => {
    return entry.column === undefined && group.some((one) => one !== entry && areAtOnce(one, entry));
  });
  return inLanes(beside, inColumns);
}

/** Puts each entry into the first lane that is free at its time, or into a new one after all others. */
function inLanes(entries: readonly Timed[], lanes: readonly (readonly Timed[])[] = []): readonly (readonly Timed[])[] {
  const filled = lanes.map((lane) => [...lane]);
  for (const entry of entries) {
    const free = filled.find((lane) => !lane.some((one) => areAtOnce(one, entry)));
    if (free === undefined) filled.push([entry]);
    else free.push(entry);
  }
  return filled;
}
