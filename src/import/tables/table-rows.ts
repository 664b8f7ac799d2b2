import { type CsvLine, readCsvLines } from '../../content/csv-adapter.ts';
import { ImportRefusal } from '../../content-edits/errors.ts';
import { cleanLine } from '../text/foreign-text.ts';
import { type Column, nearestColumn, type TableColumns, tableColumns } from './table-columns.ts';

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

const SEPARATORS = [',', ';', '\t'] as const;
/** Lines above the names of columns, such as the title of a sheet. */
const MAX_LINES_ABOVE = 10;

/** Whether a text has the columns of a programme in one of its first lines, or several cells in the first one. */
export function looksLikeTable(text: string): boolean {
  const lines = firstLines(text);
  return hasHeader(lines) || SEPARATORS.some((separator) => cellsOf(lines[0] ?? '', separator).length > 2);
}

/** Reads a table. Throws an `ImportRefusal` if its columns are not those of a programme, or if a quote is not closed. */
export function readTable(file: string, text: string): Table {
  const lines = linesOf(file, text);
  const at = lines.slice(0, MAX_LINES_ABOVE).findIndex(({ cells }) => isHeader(cells));
  const header = lines[at];
  if (header === undefined) throw unknownColumns(file, lines);
  const headers = header.cells.map(cleanLine);
  const { columns, hasSessions } = tableColumns(headers) as TableColumns;
  const rows = lines.slice(at + 1).map(({ line, cells }) => tableRow(cells, { file, line, columns }));
  return { file, headers, columns, hasSessions, rows };
}

function isHeader(cells: readonly string[]): boolean {
  return cells.filter((cell) => cell.trim() !== '').length > 1 && tableColumns(cells.map(cleanLine)) !== undefined;
}

function linesOf(file: string, text: string): readonly CsvLine[] {
  // Excel writes the separator into a line of its own.
  const [, named] = /^\ufeff?sep=(.)\r?\n/.exec(text) ?? [];
  const separator = named ?? separatorOf(firstLines(text));
  try {
    const lines = readCsvLines(text, separator);
    return (named === undefined ? lines : lines.slice(1)).filter(({ cells }) =>
      cells.some((cell) => cleanLine(cell) !== ''),
    );
  } catch {
    // With the quotation mark that is missing at the end, the last row is the one that has the open one.
    const { line = 1 } = readCsvLines(`${text}"`, separator).at(-1) ?? {};
    throw new ImportRefusal('damaged', {
      message: `The table cannot be read: ${file}:${line}: a quotation mark is never closed.`,
      hint: 'a cell with a quotation mark is written in quotation marks, with the one inside doubled ("")',
    });
  }
}

function firstLines(text: string): readonly string[] {
  return text.split(/\r?\n/, MAX_LINES_ABOVE);
}

function hasHeader(lines: readonly string[], separators: readonly string[] = SEPARATORS): boolean {
  return separators.some((separator) => lines.some((line) => isHeader(cellsOf(line, separator))));
}

/** The separator with which a line has the columns of a programme, or else the most frequent one in the first line. */
function separatorOf(lines: readonly string[]): string {
  const count = (separator: string): number => cellsOf(lines[0] ?? '', separator).length;
  const byCount = [...SEPARATORS].sort((a, b) => count(b) - count(a));
  return byCount.find((separator) => hasHeader(lines, [separator])) ?? (byCount[0] as string);
}

function cellsOf(line: string, separator: string): readonly string[] {
  return line.replace(/"[^"]*"/g, (quoted) => quoted.replace(/[,;\t]/g, ' ')).split(separator);
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
  const near = names.flatMap((name) => nearestColumn(name) ?? []).find((name) => tableColumns([name]) !== undefined);
  const shown = names.slice(0, 6).map((name) => `"${name.slice(0, 40)}"`);
  return new ImportRefusal('unknown-format', {
    message: `${file} has neither a column with titles of sessions nor one with names of speakers. Its columns are ${shown.join(', ')}${names.length > shown.length ? ` and ${names.length - shown.length} more` : ''}.`,
    hint: near === undefined ? 'call one of them title, speakers or name' : `did you mean the column "${near}"?`,
  });
}
