import type { Backup, Row, TableName } from './backup-file.ts';
import type { Queries } from './in-transaction.ts';
import { sql } from './kysely-adapter.ts';
import { applyMigrations, MIGRATION_NAMES } from './migrations.ts';
import { type Database, TABLE_NAMES } from './tables.ts';

/** All rows of all tables as of one moment. */
export async function readTables(db: Database): Promise<Pick<Backup, 'rows' | 'schema'>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (queries) => {
      const rows = new Map<TableName, readonly Row[]>();
      for (const name of TABLE_NAMES) {
        rows.set(name, (await sql<Row>`select * from ${sql.table(name)}`.execute(queries)).rows);
      }
      return { rows, schema: MIGRATION_NAMES.at(-1) ?? '' };
    });
}

const NOT_COUNTED: ReadonlySet<TableName> = new Set(['secret', 'wrongPin', 'submission']);

/** How many rows visitors and organisers have stored. */
export async function countRows(queries: Queries): Promise<number> {
  let count = 0;
  for (const name of TABLE_NAMES) {
    if (NOT_COUNTED.has(name)) continue;
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(queries);
    count += Number(rows[0]?.count);
  }
  return count;
}

/**
 * Puts the rows of a backup in the place of all there are, within a transaction. The tables are made as the backup has them,
 * and then brought up to date by the migrations that came after it, as those of an old database are.
 */
export async function replaceTables(queries: Queries, { schema, rows }: Backup): Promise<void> {
  const before = MIGRATION_NAMES.filter((name) => name <= schema);
  const after = MIGRATION_NAMES.filter((name) => name > schema);
  await sql`drop table ${sql.join(TABLE_NAMES.map((name) => sql.table(name)))}`.execute(queries);
  await applyMigrations(queries, before);
  for (const [table, all] of rows) await insertAll(queries, table, all);
  await applyMigrations(queries, after);
}

const AT_ONCE = 500;

async function insertAll(queries: Queries, table: TableName, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = rows.slice(from, from + AT_ONCE) as never;
    await queries.insertInto(table).values(part).execute();
  }
}
