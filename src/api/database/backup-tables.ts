import type { Backup, Row, TableName } from './backup-file.ts';
import type { DatabaseTransaction } from './in-transaction.ts';
import { sql } from './kysely-adapter.ts';
import { applyMigrations, MIGRATION_NAMES } from './migrations.ts';
import { type Database, TABLE_NAMES } from './tables.ts';

/** Reads all rows of all tables in one snapshot. */
export async function readTables(db: Database): Promise<Pick<Backup, 'rows' | 'schema'>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const rows = new Map<TableName, readonly Row[]>();
      for (const name of TABLE_NAMES) {
        rows.set(name, (await sql<Row>`select * from ${sql.table(name)}`.execute(transaction)).rows);
      }
      return { rows, schema: MIGRATION_NAMES.at(-1) ?? '' };
    });
}

const NOT_COUNTED: ReadonlySet<TableName> = new Set(['secret', 'wrongPin', 'submission']);

/** Counts the rows that visitors and organisers have stored. */
export async function countRows(transaction: DatabaseTransaction): Promise<number> {
  let count = 0;
  for (const name of TABLE_NAMES) {
    if (NOT_COUNTED.has(name)) continue;
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      transaction,
    );
    count += Number(rows[0]?.count);
  }
  return count;
}

/**
 * Replaces all rows by those of a backup. Recreates the tables with the schema of the backup, inserts the rows, and
 * then runs the later migrations, as for an old database.
 */
export async function replaceTables(transaction: DatabaseTransaction, { schema, rows }: Backup): Promise<void> {
  const before = MIGRATION_NAMES.filter((name) => name <= schema);
  const after = MIGRATION_NAMES.filter((name) => name > schema);
  await sql`drop table ${sql.join(TABLE_NAMES.map((name) => sql.table(name)))}`.execute(transaction);
  await applyMigrations(transaction, before);
  for (const [table, all] of rows) await insertAll(transaction, table, all);
  await applyMigrations(transaction, after);
}

const BATCH_SIZE = 500;

async function insertAll(transaction: DatabaseTransaction, table: TableName, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    const batch = rows.slice(from, from + BATCH_SIZE) as never;
    await transaction.insertInto(table).values(batch).execute();
  }
}
