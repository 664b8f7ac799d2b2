import type { SiteWindow, WindowStretch } from '../../../domain/site/site-changes.ts';
import type { Instant } from '../../../domain/time/timeline.ts';

/**
 * Lays out windows as a table, with a column for each stretch of time between two changes and a row for each thing. The
 * width of a column grows with the logarithm of its length, since an hour of the event matters as much as a month before.
 */

export interface Chart {
  readonly columns: readonly ChartColumn[];
  readonly rows: readonly ChartRow[];
  /** The number of windows that are left out, since they do not change within the chart's time. */
  readonly leftOut: number;
}

export interface ChartColumn {
  /** Null for the first column, which is all the time before. */
  readonly from: Instant | null;
  /** Null for the last column. */
  readonly until: Instant | null;
  /** The width, in units of the grid. */
  readonly units: number;
}

export interface ChartRow {
  readonly window: SiteWindow;
  /** From the first column to the last. Together they span all columns. */
  readonly cells: readonly ChartCell[];
}

/** A part of a row. A stretch that includes the present is two cells: the past part and the future part. */
export interface ChartCell {
  readonly columns: number;
  readonly isPast: boolean;
  /** Absent while the thing does not show. */
  readonly stretch?: WindowStretch;
}

/** The chart of windows, in their order. `at` is a boundary between columns. Windows without a change after `since` are left out. */
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

/** Whether a stretch covers a whole column. For the first column it is enough if it covers the end. */
function holds({ from, until }: WindowStretch, column: ChartColumn): boolean {
  const [start, end] = [from ?? -Infinity, until ?? Infinity];
  if (column.from === null) return start < (column.until ?? Infinity) && end >= (column.until ?? Infinity);
  return start <= column.from && column.from < end;
}
