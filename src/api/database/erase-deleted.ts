import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { databaseDir } from './data-folder.ts';
import { sql } from './kysely-adapter.ts';
import type { DatabasePlace } from './open-database.ts';
import { type Database, TABLE_NAMES } from './tables.ts';

/**
 * A deleted row stays in the files of PostgreSQL: in its table until that is written anew, and in the write-ahead log. Removes
 * such rows from both in a folder of data. On a server only its tables can be written anew; what remains there is said by
 * `remainders`.
 */
export async function eraseDeleted(db: Database, place: DatabasePlace): Promise<void> {
  await sql`vacuum full ${sql.join(TABLE_NAMES.map((name) => sql.table(name)))}`.execute(db);
  if (place.kind === 'folder') await dropLog(db, place.dir);
}

/** The log goes on in a new file, after which none of the old ones is needed. */
async function dropLog(db: Database, dir: string): Promise<void> {
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{ file: string }>`select pg_walfile_name(pg_current_wal_insert_lsn()) as file`.execute(db);
  const current = rows[0]?.file;
  const folder = join(databaseDir(dir), 'pg_wal');
  if (current === undefined) return;
  // Later files are old ones that an earlier conf-site had the database set aside for further use.
  for (const name of readdirSync(folder)) {
    if (/^[0-9A-F]{24}$/.test(name) && name > current) rmSync(join(folder, name));
  }
}

/** Where a server still has copies of deleted rows, and until when, as sentences; none of a folder. */
export async function remainders(db: Database, place: DatabasePlace): Promise<readonly string[]> {
  if (place.kind === 'folder') return [];
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
