import { writeCsv } from '../../content/csv-adapter.ts';
import { nameHint } from '../../diagnostics/nearest-name.ts';
import { sql } from '../database/kysely-adapter.ts';
import type { Service } from '../service.ts';
import type { CommandResult } from './command.ts';
import { EXPORT_KINDS, type ExportKind, fixedColumns } from './export-kinds.ts';

type Row = Readonly<Record<string, unknown>>;

/** Exports all rows of a kind, with times in ISO 8601. A CSV table has its header even without rows. */
export async function exportRows(
  service: Service,
  { what, format }: { readonly what: string; readonly format: 'csv' | 'json' },
): Promise<CommandResult> {
  const kind = Object.hasOwn(EXPORT_KINDS, what) ? EXPORT_KINDS[what] : undefined;
  if (kind === undefined) {
    const all = Object.keys(EXPORT_KINDS);
    const hint = nameHint(what, all) ?? 'conf-site api export --help lists all kinds';
    return { kind: 'refused', message: `There is no kind "${what}".`, hint };
  }
  const rows = (await storedRows(service, { what, kind })).map((row) => exportedRow(row, kind));
  if (format === 'json') return { kind: 'done', output: `${JSON.stringify(rows, null, 2)}\n` };
  const table = rows.map(flatten);
  const columns = [...new Set([...fixedColumns(kind), ...table.flatMap((row) => Object.keys(row))])];
  return { kind: 'done', output: writeCsv(columns, table) };
}

async function storedRows(
  { db }: Service,
  { what, kind }: { readonly what: string; readonly kind: ExportKind },
): Promise<readonly Row[]> {
  const order = sql.join(kind.order.map((name) => sql.ref(name)));
  const condition = kind.table === 'application' ? sql`where "kind" = ${what}` : sql``;
  const { rows } = await sql<Row>`select * from ${sql.table(kind.table)} ${condition} order by ${order}`.execute(db);
  const { requiredAny } = kind;
  return requiredAny === undefined ? rows : rows.filter((row) => requiredAny.some((name) => row[name] !== null));
}

/** The columns of a row, and the fields of its body. */
function exportedRow(row: Row, { columns, hasBody = true }: ExportKind): Row {
  const body = hasBody && typeof row['body'] === 'string' ? (JSON.parse(row['body']) as Row) : {};
  return { ...Object.fromEntries(columns.map((name) => [name, exportedValue(name, row[name])])), ...body };
}

function exportedValue(name: string, value: unknown): unknown {
  return name.endsWith('At') && typeof value === 'number' ? new Date(value * 1000).toISOString() : value;
}

/** Makes nested fields columns of their own: `answers.q1`, `members.0.fullName`. */
function flatten(row: Row): Row {
  const columnsOf = (value: unknown, name: string): readonly (readonly [string, unknown])[] => {
    if (typeof value !== 'object' || value === null) return [[name, value]];
    if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return [[name, value.join(', ')]];
    return Object.entries(value).flatMap(([key, child]) => columnsOf(child, `${name}.${key}`));
  };
  return Object.fromEntries(Object.entries(row).flatMap(([name, value]) => columnsOf(value, name)));
}
