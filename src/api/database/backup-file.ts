import { hash } from 'node:crypto';
import { TABLE_NAMES, type Tables } from './tables.ts';

/**
 * The format of a backup, which docs/service.md describes: JSON lines. The first is a header, then there is a line for each row,
 * and the last is a checksum of all lines before it, so that a truncated file is detected.
 */

export type TableName = keyof Tables;
export type Row = Readonly<Record<string, string | number | boolean | null>>;
export type Rows = ReadonlyMap<TableName, readonly Row[]>;

export interface Backup {
  /** The name of the last migration of the database. */
  readonly schema: string;
  /** When it was made, as an ISO instant. */
  readonly madeAt: string;
  readonly rows: Rows;
}

/** A parsed backup, or a sentence that says why the text cannot be restored. */
export type ReadBackup =
  | { readonly kind: 'read'; readonly backup: Backup }
  | { readonly kind: 'refused'; readonly reason: string };

const FORMAT = 'conf-site-backup';
const VERSION = 1;

export function formatBackup({ schema, madeAt, rows }: Backup): string {
  const counts = Object.fromEntries([...rows].map(([table, all]) => [table, all.length]));
  const header = JSON.stringify({ format: FORMAT, version: VERSION, schema, madeAt, rows: counts });
  const lines = [...rows].flatMap(([table, all]) => all.map((row) => JSON.stringify({ table, row })));
  const body = `${[header, ...lines].join('\n')}\n`;
  return `${body}${JSON.stringify({ sha256: hash('sha256', body) })}\n`;
}

export function readBackup(text: string): ReadBackup {
  const refused = (reason: string): ReadBackup => ({ kind: 'refused', reason });
  const end = text.trimEnd().lastIndexOf('\n') + 1;
  const body = text.slice(0, end);
  const [header, ...lines] = body.split('\n').slice(0, -1).map(parseLine);
  if (header?.['format'] !== FORMAT) return refused('It is not a backup of conf-site.');
  if (header['version'] !== VERSION)
    return refused(`It has version ${header['version']} of the format, not ${VERSION}.`);
  if (parseLine(text.slice(end))?.['sha256'] !== hash('sha256', body)) {
    return refused('It is incomplete or was changed: its last line is not the checksum of the others.');
  }
  const rows = new Map<TableName, Row[]>();
  for (const line of lines) {
    const table = line?.['table'] as TableName;
    if (!TABLE_NAMES.includes(table)) return refused(`It has rows of a table that is unknown: ${table}.`);
    if (!rows.has(table)) rows.set(table, []);
    rows.get(table)?.push(line?.['row'] as Row);
  }
  return { kind: 'read', backup: { schema: String(header['schema']), madeAt: String(header['madeAt']), rows } };
}

function parseLine(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
