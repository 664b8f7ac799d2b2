import { nameHint } from '../../diagnostics/nearest-name.ts';
import { sql } from '../database/kysely-adapter.ts';
import type { Service } from '../service.ts';
import { writeCsv } from './csv-adapter.ts';
import { EXPORT_KINDS, type ExportKind, usualColumns } from './export-kinds.ts';
import type { OrderResult } from './order.ts';

type Row = Readonly<Record<string, unknown>>;

/** All rows of a kind, the oldest first, times as ISO instants. A table has its header even where there are none. */
export async function exportRows(
  service: Service,
  { what, format }: { readonly what: string; readonly format: 'csv' | 'json' },
): Promise<OrderResult> {
  const kind = Object.hasOwn(EXPORT_KINDS, what) ? EXPORT_KINDS[what] : undefined;
  if (kind === undefined) {
    const all = Object.keys(EXPORT_KINDS);
    const hint = nameHint(what, all) ?? 'conf-site api export --help lists what there is';
    return { kind: 'refused', message: `There is no kind "${what}".`, hint };
  }
  const rows = (await storedRows(service, { what, kind })).map((row) => shownRow(row, kind));
  if (format === 'json') return { kind: 'done', output: `${JSON.stringify(rows, null, 2)}\n` };
  const flat = rows.map(flattened);
  const columns = [...new Set([...usualColumns(kind), ...flat.flatMap((row) => Object.keys(row))])];
  return { kind: 'done', output: writeCsv(columns, flat) };
}

async function storedRows(
  { db }: Service,
  { what, kind }: { readonly what: string; readonly kind: ExportKind },
): Promise<readonly Row[]> {
  const order = sql.join(kind.order.map((name) => sql.ref(name)));
  const chosen = kind.table === 'application' ? sql`where "kind" = ${what}` : sql``;
  const { rows } = await sql<Row>`select * from ${sql.table(kind.table)} ${chosen} order by ${order}`.execute(db);
  const { given } = kind;
  return given === undefined ? rows : rows.filter((row) => given.some((name) => row[name] !== null));
}

/** What of a row is shown: its columns, and what was sent. */
function shownRow(row: Row, { columns, hasBody = true }: ExportKind): Row {
  const body = hasBody && typeof row['body'] === 'string' ? (JSON.parse(row['body']) as Row) : {};
  return { ...Object.fromEntries(columns.map((name) => [name, shownValue(name, row[name])])), ...body };
}

function shownValue(name: string, value: unknown): unknown {
  return name.endsWith('At') && typeof value === 'number' ? new Date(value * 1000).toISOString() : value;
}

/** Parts of parts as columns of their own: `answers.q1`, `members.0.fullName`. */
function flattened(row: Row): Row {
  const flat = (value: unknown, name: string): readonly (readonly [string, unknown])[] => {
    if (typeof value !== 'object' || value === null) return [[name, value]];
    if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return [[name, value.join(', ')]];
    return Object.entries(value).flatMap(([key, part]) => flat(part, `${name}.${key}`));
  };
  return Object.fromEntries(Object.entries(row).flatMap(([name, value]) => flat(value, name)));
}
