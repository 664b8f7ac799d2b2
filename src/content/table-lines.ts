import { type CsvLine, readCsvLines } from './csv-adapter.ts';

/** Finds the separator and the names of columns in tables as Google Sheets, Excel and LibreOffice save them. */

export interface TableLines {
  /** The names of the columns. Undefined if none of the first lines has them. */
  readonly header: CsvLine | undefined;
  /** The rows below the names, or all rows without names. */
  readonly rows: readonly CsvLine[];
}

/** Whether the cells of a line are the names of columns. */
export type IsHeader = (cells: readonly string[]) => boolean;

const SEPARATORS = [',', ';', '\t'] as const;
/** Lines above the names of columns, such as the title of a sheet. */
const MAX_LINES_ABOVE = 10;

/**
 * Reads a table separated by commas, semicolons or tabs. Empty rows are left out. Throws an error with a `lines` property,
 * the line of the row with the open quote, if a quote is not closed.
 */
export function readTableLines(text: string, isHeader: IsHeader): TableLines {
  // Excel writes the separator into a line of its own.
  const [, named] = /^\ufeff?sep=(.)\r?\n/.exec(text) ?? [];
  const lines = linesOf(text, named ?? separatorOf(firstLines(text), isHeader));
  const rows = (named === undefined ? lines : lines.slice(1)).filter(({ cells }) =>
    cells.some((cell) => cell.trim() !== ''),
  );
  const at = rows.slice(0, MAX_LINES_ABOVE).findIndex(({ cells }) => isHeader(cells));
  return { header: rows[at], rows: rows.slice(at + 1) };
}

/** Whether one of the first lines of a text has the names of columns, or the first one several cells. */
export function looksLikeLines(text: string, isHeader: IsHeader): boolean {
  const lines = firstLines(text);
  return SEPARATORS.some(
    (separator) => hasHeader(lines, separator, isHeader) || cellsOf(lines[0] ?? '', separator).length > 2,
  );
}

function linesOf(text: string, separator: string): readonly CsvLine[] {
  try {
    return readCsvLines(text, separator);
  } catch (error) {
    // With the quotation mark that is missing at the end, the last row is the one that has the open one.
    const { line = 1 } = readCsvLines(`${text}"`, separator).at(-1) ?? {};
    throw Object.assign(new Error('A quotation mark is never closed.', { cause: error }), { lines: line });
  }
}

function firstLines(text: string): readonly string[] {
  return text.split(/\r?\n/, MAX_LINES_ABOVE);
}

function hasHeader(lines: readonly string[], separator: string, isHeader: IsHeader): boolean {
  return lines.some((line) => isHeader(cellsOf(line, separator)));
}

/** The separator with which a line has the names of columns, or else the most frequent one in the first line. */
function separatorOf(lines: readonly string[], isHeader: IsHeader): string {
  const count = (separator: string): number => cellsOf(lines[0] ?? '', separator).length;
  const byCount = [...SEPARATORS].sort((a, b) => count(b) - count(a));
  return byCount.find((separator) => hasHeader(lines, separator, isHeader)) ?? (byCount[0] as string);
}

function cellsOf(line: string, separator: string): readonly string[] {
  return line.replace(/"[^"]*"/g, (quoted) => quoted.replace(/[,;\t]/g, ' ')).split(separator);
}
