import { sql } from './kysely-adapter.ts';
import type { Database } from './tables.ts';

/**
 * Reads all rows by their primary keys, to detect a damaged database. A sequential scan of a truncated table file would
 * just return fewer rows, but its index still refers to the missing ones. Throws the error of the database.
 */
export async function readAllRows(db: Database): Promise<void> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select relname as "table", array_agg(attname order by attnum)::text[] as "columns"
    from pg_index join pg_class on pg_class.oid = indrelid
    join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indisprimary and relnamespace = current_schema()::regnamespace
    group by relname`.execute(db);
  await db.connection().execute(async (connection) => {
    await sql`select set_config(name, 'off', false) from unnest(${SCANS}::text[]) as name`.execute(connection);
    for (const { table, columns } of rows) {
      const order = sql.join(columns.map((name) => sql.ref(name)));
      await sql`
        select sum(length("row"::text)) from (select * from ${sql.table(table)} order by ${order}) as "row"`.execute(
        connection,
      );
    }
    await sql`select set_config(name, 'on', false) from unnest(${SCANS}::text[]) as name`.execute(connection);
  });
}

/** Planner settings to switch off, so that PostgreSQL uses the index. */
const SCANS: readonly string[] = ['enable_seqscan', 'enable_bitmapscan', 'enable_sort'];
