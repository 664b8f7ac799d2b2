import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** Adapter for csv-parse and csv-stringify. */

/** A row of a table: its cells in order, and the line on which it starts. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Parses a table with the given separator into rows of any length. Empty rows are left out, and a byte order mark is
 * removed. Throws an error with a `lines` property if a quote is not closed.
 */
export function readCsvLines(text: string, separator: string): readonly CsvLine[] {
  const rows = parse(text, {
    bom: true,
    delimiter: separator,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  }) as unknown as readonly { readonly record: string[]; readonly info: { readonly lines: number } }[];
  return rows.map(({ record, info }) => {
    const breaks = record.reduce((sum, cell) => sum + (cell.match(/\r\n?|\n/g)?.length ?? 0), 0);
    return { line: info.lines - breaks, cells: record };
  });
}

/** Formats a table. Cells that a spreadsheet would evaluate as formulas are escaped. */
export function writeCsv(columns: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): string {
  return stringify(
    rows.map((row) => columns.map((column) => row[column] ?? '')),
    { header: true, columns: [...columns], escape_formulas: true, bom: true, cast: { boolean: String } },
  );
}
