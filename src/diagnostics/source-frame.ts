import type { Colors } from 'picocolors/types.js';
import type { Diagnostic } from './diagnostic.ts';
import { type Cell, cellsOf } from './display-cells.ts';

/** How a diagnostic is to look. */
export interface Look {
  readonly colors: Colors;
  /** Columns of the terminal: long lines are wrapped and cut to fit. Absent where nobody knows, as in a file. */
  readonly width?: number;
}

const DEFAULT_WIDTH = 120;
/** What stays visible before the place that is marked, in a line that is cut. */
const LEAD = 20;

/** The line of a diagnostic below the one before it, and marks below the place. Empty for a diagnostic of a whole file. */
export function frameLines({ frame, line, column, endLine, endColumn }: Diagnostic, look: Look): readonly string[] {
  const { colors, width = DEFAULT_WIDTH } = look;
  const last = frame.at(-1);
  if (last === undefined) return [];
  const gutter = String(last.line).length + 1;
  const room = Math.max(20, width - gutter - 5);
  const cells = cellsOf(last.text);
  const end = endLine === line ? endColumn : last.text.length + 1;
  const marked = { from: columnsBefore(cells, column - 1), until: columnsBefore(cells, end - 1) };
  const view = { from: firstColumn(marked, widthOfAll(cells), room), room };
  const shown = frame.map(({ line: number, text }) => {
    const label = `${number === line ? '>' : ''}${number}`.padStart(gutter);
    return `  ${colors.dim(`${label} │`)} ${cut(cellsOf(text), view)}`.trimEnd();
  });
  const from = marked.from - view.from;
  const marks = '^'.repeat(Math.max(1, Math.min(marked.until - marked.from, room - from)));
  return [...shown, `  ${' '.repeat(gutter)} ${colors.dim('│')} ${' '.repeat(from)}${colors.red(marks)}`];
}

/** A line that fits is shown from its beginning, and so is one whose marks fit; others from a little before the marks. */
function firstColumn(marked: { readonly from: number; readonly until: number }, length: number, room: number): number {
  if (length <= room || Math.min(marked.until, marked.from + LEAD) < room) return 0;
  return Math.max(0, marked.from - LEAD);
}

/** The cells that are in view; an ellipsis takes the place of the outermost one where more follow. */
function cut(cells: readonly Cell[], { from, room }: { readonly from: number; readonly room: number }): string {
  const length = widthOfAll(cells);
  let column = 0;
  let text = '';
  for (const cell of cells) {
    const at = column - from;
    column += cell.width;
    if (at < 0 || at + cell.width > room) continue;
    if (from > 0 && at === 0) text += '…'.padEnd(cell.width);
    else if (length - from > room && at + cell.width >= room) text += '…';
    else text += cell.text;
  }
  return text;
}

function columnsBefore(cells: readonly Cell[], offset: number): number {
  return widthOfAll(cells.filter(({ start }) => start < offset));
}

function widthOfAll(cells: readonly Cell[]): number {
  return cells.reduce((sum, { width }) => sum + width, 0);
}
