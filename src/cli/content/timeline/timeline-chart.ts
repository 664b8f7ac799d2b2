import type { SiteWindow, WindowStretch } from '../../../domain/site-changes.ts';
import type { Instant } from '../../../domain/timeline.ts';

/**
 * Windows laid out as a table: a column for each stretch of time between two instants at which anything changes, a row
 * for each thing. Columns are wider for longer stretches, but far less than these are longer: an hour of the event's
 * day is as worth seeing as a month of spring.
 */

export interface Chart {
  readonly columns: readonly ChartColumn[];
  readonly rows: readonly ChartRow[];
  /** How many windows are left out, since nothing of them is within the chart's time. */
  readonly leftOut: number;
}

export interface ChartColumn {
  /** Null for the first one, which is all the time before. */
  readonly from: Instant | null;
  /** Null for the last one. */
  readonly until: Instant | null;
  /** Width on the grid of the site. */
  readonly units: number;
}

export interface ChartRow {
  readonly window: SiteWindow;
  /** From the first column to the last; together as many columns as the chart has. */
  readonly cells: readonly ChartCell[];
}

/** A stretch that has begun and goes on is two cells: what is over of it, and what is left. */
export interface ChartCell {
  readonly columns: number;
  readonly isPast: boolean;
  /** Absent where the thing does not show. */
  readonly stretch?: WindowStretch;
}

/** Rows in the order of the windows; the instant itself is a boundary between columns. Nothing ends before `since`. */
export function chartOf(
  windows: readonly SiteWindow[],
  { at, since }: { readonly at: Instant; readonly since: Instant },
): Chart {
  const shown = windows.filter(({ stretches }) => stretches.some((stretch) => changesAfter(stretch, since)));
  const edges = shown.flatMap(({ stretches }) => stretches.flatMap(({ from, until }) => [from, until]));
  const columns = columnsOf([...edges.filter((edge) => edge !== null && edge > since), at] as readonly Instant[]);
  return {
    columns,
    rows: shown.map((window) => ({ window, cells: cellsOf(window, columns, at) })),
    leftOut: windows.length - shown.length,
  };
}

function changesAfter({ from, until }: WindowStretch, since: Instant): boolean {
  return (from ?? -Infinity) > since || (until !== null && until > since);
}

const NARROWEST = 8;
const WIDEST = 14;
const DAY = 24 * 60 * 60;

function columnsOf(edges: readonly Instant[]): readonly ChartColumn[] {
  const ascending = [...new Set(edges)].sort((a, b) => a - b);
  return [null, ...ascending].map((from, index) => {
    const until = ascending[index] ?? null;
    return { from, until, units: from === null || until === null ? NARROWEST : unitsOf(until - from) };
  });
}

function unitsOf(seconds: number): number {
  return Math.min(WIDEST, NARROWEST + Math.round(Math.log2(1 + seconds / DAY)));
}

function cellsOf({ stretches }: SiteWindow, columns: readonly ChartColumn[], at: Instant): readonly ChartCell[] {
  const cells: ChartCell[] = [];
  for (const column of columns) {
    const stretch = stretches.find((one) => holds(one, column));
    const isPast = column.until !== null && column.until <= at;
    const last = cells.at(-1);
    if (last !== undefined && last.stretch === stretch && last.isPast === isPast) {
      cells[cells.length - 1] = { ...last, columns: last.columns + 1 };
    } else {
      cells.push(stretch === undefined ? { columns: 1, isPast } : { columns: 1, isPast, stretch });
    }
  }
  return cells;
}

/** Whether a thing is as the stretch says for the whole of a column, or in the first column, at its end. */
function holds({ from, until }: WindowStretch, column: ChartColumn): boolean {
  const [start, end] = [from ?? -Infinity, until ?? Infinity];
  if (column.from === null) return start < (column.until ?? Infinity) && end >= (column.until ?? Infinity);
  return start <= column.from && column.from < end;
}
