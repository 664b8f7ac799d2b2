import type { CsvLine } from '../../content/csv-adapter.ts';
import { looksLikeLines, readTableLines, type TableLines } from '../../content/table-lines.ts';
import { ImportRefusal } from '../../content-edits/errors.ts';
import { cleanLine } from '../text/foreign-text.ts';
import { type Column, nearestProgrammeColumn, type TableColumns, tableColumns } from './table-columns.ts';

/** Reads the rows of tables as Google Sheets, Excel and LibreOffice save them. */

export interface Table extends TableColumns {
  readonly file: string;
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** The name of the file. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The first cell of a column as written; an empty string if there is none. */
  text(column: Column): string;
  /** The cells of a column, each on one line, without empty ones. */
  lines(column: Column): readonly string[];
}

/** Whether a text has the columns of a programme in one of its first lines, or several cells in the first one. */
export function looksLikeTable(text: string): boolean {
  return looksLikeLines(text, isHeader);
}

/** Reads a table. Throws an `ImportRefusal` if its columns are not those of a programme, or if a quote is not closed. */
export function readTable(file: string, text: string): Table {
  const { header, rows: lines } = linesOf(file, text);
  if (header === undefined) throw unknownColumns(file, lines);
  const headers = header.cells.map(cleanLine);
  const { columns, hasSessions } = tableColumns(headers) as TableColumns;
  const filled = lines.filter(({ cells }) => cells.some((cell) => cleanLine(cell) !== ''));
  const rows = filled.map(({ line, cells }) => tableRow(cells, { file, line, columns }));
  return { file, headers, columns, hasSessions, rows };
}

function isHeader(cells: readonly string[]): boolean {
  return cells.filter((cell) => cell.trim() !== '').length > 1 && tableColumns(cells.map(cleanLine)) !== undefined;
}

function linesOf(file: string, text: string): TableLines {
  try {
    return readTableLines(text, isHeader);
  } catch (error) {
    const { lines = 1 } = error as { readonly lines?: number };
    throw new ImportRefusal('damaged', {
      message: `The table cannot be read: ${file}:${lines}: a quotation mark is never closed.`,
      hint: 'a cell with a quotation mark is written in quotation marks, with the one inside doubled ("")',
    });
  }
}

function tableRow(
  cells: readonly string[],
  { file, line, columns }: Pick<TableRow, 'file' | 'line'> & Pick<TableColumns, 'columns'>,
): TableRow {
  const cellsIn = (column: Column): readonly string[] =>
    columns.flatMap((one, at) => (one === column ? [cells[at] ?? ''] : [])).filter((cell) => cleanLine(cell) !== '');
  return {
    file,
    line,
    text: (column) => cellsIn(column)[0]?.trim() ?? '',
    lines: (column) => cellsIn(column).map(cleanLine),
  };
}

const TIME_CELL = /^\d{1,2}[:.h]\d{2}/;

function unknownColumns(file: string, lines: readonly CsvLine[]): ImportRefusal {
  const [first, ...others] = lines;
  const names = (first?.cells ?? []).map(cleanLine).filter((name) => name !== '');
  if (others.filter(({ cells }) => TIME_CELL.test(cells[0]?.trim() ?? '')).length > others.length / 2) {
    return new ImportRefusal('unknown-format', {
      message: `${file} is a grid, with a column for each room.`,
      hint: 'make a row for each session instead, with the columns title, date, start, end and room',
    });
  }
  const near = names
    .flatMap((name) => nearestProgrammeColumn(name) ?? [])
    .find((name) => tableColumns([name]) !== undefined);
  const shown = names.slice(0, 6).map((name) => `"${name.slice(0, 40)}"`);
  return new ImportRefusal('unknown-format', {
    message: `${file} has neither a column with titles of sessions nor one with names of speakers. Its columns are ${shown.join(', ')}${names.length > shown.length ? ` and ${names.length - shown.length} more` : ''}.`,
    hint: near === undefined ? 'call one of them title, speakers or name' : `did you mean the column "${near}"?`,
  });
}
