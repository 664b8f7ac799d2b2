import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { databaseDir } from './data-folder.ts';
import { sql } from './kysely-adapter.ts';
import type { DatabaseLocation } from './open-database.ts';
import { type Database, TABLE_NAMES } from './tables.ts';

/**
 * Erases deleted rows from the files of the database. PostgreSQL keeps them in the table's file until the table is
 * rewritten, and in the write-ahead log. In a data folder both are removed. On a server only the tables can be
 * rewritten; `remainingCopies` lists the rest.
 */
export async function eraseDeleted(db: Database, location: DatabaseLocation): Promise<void> {
  await sql`vacuum full ${sql.join(TABLE_NAMES.map((name) => sql.table(name)))}`.execute(db);
  if (location.kind === 'folder') await dropWal(db, location.dir);
}

/** Switches to a new file of the write-ahead log. After the checkpoint PostgreSQL deletes the old ones. */
async function dropWal(db: Database, dir: string): Promise<void> {
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{ file: string }>`select pg_walfile_name(pg_current_wal_insert_lsn()) as file`.execute(db);
  const current = rows[0]?.file;
  const folder = join(databaseDir(dir), 'pg_wal');
  if (current === undefined) return;
  // Files with later names are old ones that PostgreSQL has renamed for reuse, as an older conf-site had it do.
  for (const name of readdirSync(folder)) {
    if (/^[0-9A-F]{24}$/.test(name) && name > current) rmSync(join(folder, name));
  }
}

/** Sentences that say where a server still has copies of deleted rows, and until when. None for a data folder. */
export async function remainingCopies(db: Database, location: DatabaseLocation): Promise<readonly string[]> {
  if (location.kind === 'folder') return [];
  const { rows } = await sql<{ name: string; value: string }>`
    select name, current_setting(name) as value from pg_settings where name in ('checkpoint_timeout', 'archive_mode')`.execute(
    db,
  );
  const setting = (name: string): string => rows.find((row) => row.name === name)?.value ?? 'unknown';
  return [
    'The PostgreSQL server still has copies in its write-ahead log until it writes over those files; a checkpoint, ' +
      `which lets it do so, comes at least every ${setting('checkpoint_timeout')}.`,
    ...(setting('archive_mode') === 'off'
      ? []
      : ['The archive of its write-ahead log has copies until the archived files are deleted.']),
    'Replicas and backups of the server have copies until they are deleted.',
  ];
}
