import type { Service } from '../service.ts';
import { writeCsv } from './csv-door.ts';
import type { OrderResult } from './orders.ts';

/** Kinds of what can be exported, with the columns that are nobody's business left out. */
const KINDS = {
  newsletter: { table: 'subscription', hidden: ['emailKey', 'tokenHash', 'expiresAt'] },
  sponsor: { table: 'application', hidden: ['emailKey', 'kind'] },
  exhibitor: { table: 'application', hidden: ['emailKey', 'kind'] },
  volunteer: { table: 'application', hidden: ['emailKey', 'kind'] },
  press: { table: 'application', hidden: ['emailKey', 'kind'] },
  team: { table: 'team', hidden: ['nameKey', 'emailKey', 'tokenHash', 'expiresAt'] },
  workshops: { table: 'seat', hidden: ['emailKey'] },
  rating: { table: 'rating', hidden: ['pinKey'] },
  survey: { table: 'survey', hidden: ['pinKey', 'emailKey', 'digest'] },
  attendees: { table: 'attendee', hidden: ['emailKey'] },
} as const;

export const EXPORT_KINDS = Object.keys(KINDS);

type Row = Readonly<Record<string, unknown>>;

/** All rows of a kind, the oldest first, times as ISO instants. */
export async function exportRows(
  { db }: Service,
  { what, format }: { readonly what: string; readonly format: 'csv' | 'json' },
): Promise<OrderResult> {
  if (!Object.hasOwn(KINDS, what)) {
    return { status: 2, output: '', said: [`There is no kind "${what}"; there are ${EXPORT_KINDS.join(', ')}.`] };
  }
  const { table, hidden } = KINDS[what as keyof typeof KINDS];
  const all = db.selectFrom(table).selectAll().orderBy('id');
  const found = (await (table === 'application'
    ? db.selectFrom('application').selectAll().where('kind', '=', what).orderBy('storedAt').orderBy('id')
    : all
  ).execute()) as readonly Row[];
  const rows = found.map((row) => shownRow(row, hidden));
  const flat = rows.map(flattened);
  const columns = [...new Set(flat.flatMap((row) => Object.keys(row)))];
  const output = format === 'json' ? `${JSON.stringify(rows, null, 2)}\n` : writeCsv(columns, flat);
  return { status: 0, output, said: [] };
}

function shownRow(row: Row, hidden: readonly string[]): Row {
  const entries = Object.entries(row).filter(([name]) => !hidden.includes(name) && name !== 'body');
  const body = typeof row['body'] === 'string' ? (JSON.parse(row['body']) as Row) : {};
  const times = entries.map(([name, value]) => [
    name,
    name.endsWith('At') && typeof value === 'number' ? new Date(value * 1000).toISOString() : value,
  ]);
  return { ...Object.fromEntries(times), ...body };
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
