import { sql } from './kysely-adapter.ts';
import type { Database } from './tables.ts';

/**
 * Reads every row of every table by its primary key. A table whose file has become shorter would simply have fewer rows; its
 * index still leads to those that are missing. Throws what the database says.
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

/** Ways of reading a table that do not go by its index. */
const SCANS: readonly string[] = ['enable_seqscan', 'enable_bitmapscan', 'enable_sort'];
