import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** The door of csv-parse and csv-stringify. */

/** A row of a table by the names of its columns, and the line on which it begins. */
export interface CsvRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** Commas or semicolons, with or without a byte order mark; names of columns in lower case. Throws with words on a broken table. */
export function readCsv(text: string): readonly CsvRow[] {
  const rows = parse(text, {
    bom: true,
    columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
    delimiter: [',', ';'],
    info: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as readonly { readonly record: Record<string, string>; readonly info: { readonly lines: number } }[];
  return rows.map(({ record, info }) => ({ line: info.lines, cells: record }));
}

/** A table that a spreadsheet opens without taking any cell for a formula. */
export function writeCsv(columns: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): string {
  return stringify(
    rows.map((row) => columns.map((column) => row[column] ?? '')),
    { header: true, columns: [...columns], escape_formulas: true, bom: true, cast: { boolean: String } },
  );
}
