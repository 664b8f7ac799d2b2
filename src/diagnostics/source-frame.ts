import type { Colors } from 'picocolors/types.js';
import type { Diagnostic } from './diagnostic.ts';
import { type Cell, cellsOf } from './display-cells.ts';

/** How to format texts for a terminal. */
export interface FormatOptions {
  readonly colors: Colors;
  /** The columns of the terminal, to which long lines are wrapped or cut. Absent if it is unknown, such as for a file. */
  readonly width?: number;
}

const DEFAULT_WIDTH = 120;
/** How many columns before the marked place stay visible in a line that is cut. */
const LEAD = 20;

/** The source line of a diagnostic, the line before it, and marks below the place. Empty for a diagnostic of a whole file. */
export function frameLines(
  { frame, line, column, endLine, endColumn }: Diagnostic,
  options: FormatOptions,
): readonly string[] {
  const { colors, width = DEFAULT_WIDTH } = options;
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

/** The first visible column. A line is cut at its beginning only if the marks would not be visible otherwise. */
function firstColumn(marked: { readonly from: number; readonly until: number }, length: number, room: number): number {
  if (length <= room || Math.min(marked.until, marked.from + LEAD) < room) return 0;
  return Math.max(0, marked.from - LEAD);
}

/** The visible part of a line. An ellipsis replaces its first or last cell if the line continues there. */
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
