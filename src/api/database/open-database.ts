import { renameSync } from 'node:fs';
import { makeFolder } from '../../fs/make-folder.ts';
import { ApiError } from '../api-error.ts';
import {
  damagedError,
  databaseDir,
  databaseState,
  hasMarker,
  temporaryDatabaseDir,
  writeMarker,
} from './data-folder.ts';
import { Kysely, PostgresDialect, sql } from './kysely-adapter.ts';
import { appliedMigrations, migrate, newerMigrations } from './migrations.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { readAllRows } from './read-all-rows.ts';
import { walSyncer } from './sync-wal.ts';
import type { Database, Tables } from './tables.ts';

/** Where the database is: in a data folder, or on the PostgreSQL server of a URL. */
export type DatabaseLocation =
  | { readonly kind: 'folder'; readonly dir: string }
  | { readonly kind: 'server'; readonly url: string };

/**
 * Opens a database and migrates its schema. The caller must hold the lock of a data folder. Throws `ApiError` if a
 * server does not answer or denies access; if the database of a folder is lost, damaged or of another version, or the
 * disk is full; and if the database was written by a newer conf-site.
 */
export function openDatabase(location: DatabaseLocation): Promise<Database> {
  return location.kind === 'folder' ? openFolder(location.dir) : openServer(location.url);
}

async function openServer(url: string): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: await openPool(url) }) });
  try {
    await requireKnownSchema(db, 'The database of DATABASE_URL');
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy().catch(() => {});
    throw error instanceof ApiError ? error : serverError(error);
  }
}

/** The message of a server contains neither the URL nor the password. Errors without a message have a code. */
function serverError(error: unknown): ApiError {
  const { message = '', code = '' } = error as { readonly message?: string; readonly code?: string };
  return new ApiError({
    message: `The database of DATABASE_URL cannot be used: ${message || code || 'it does not answer'}.`,
    hint: 'check that the server is running, and that DATABASE_URL names it, a database, and a user who may create tables there',
  });
}

async function openFolder(dir: string): Promise<Database> {
  if (databaseState(dir) === 'new') await createDatabase(dir);
  const db = await openEmbedded(databaseDir(dir)).catch(() => {
    throw damagedError(dir, 'it cannot be opened');
  });
  try {
    await requireKnownSchema(db, `The database in ${dir}`);
    if (hasMarker(dir) && (await appliedMigrations(db)).length === 0) throw damagedError(dir, 'its tables are gone');
    await readAllRows(db);
    await migrate(db);
    writeMarker(dir);
    return db;
  } catch (error) {
    await db.destroy().catch(() => {});
    throw error instanceof ApiError ? error : damagedError(dir, messageOf(error));
  }
}

/** Creates the database under a temporary name, so that a creation that is killed leaves no incomplete database. */
async function createDatabase(dir: string): Promise<void> {
  try {
    makeFolder(temporaryDatabaseDir(dir), 0o700);
    const db = await openEmbedded(temporaryDatabaseDir(dir));
    await migrate(db).finally(() => db.destroy());
    renameSync(temporaryDatabaseDir(dir), databaseDir(dir));
  } catch (error) {
    throw new ApiError({
      message: `No database can be created in ${dir}: ${messageOf(error)}.`,
      hint: 'look at the permissions of the folder and at the space on its disk, or name another folder with --data',
    });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== ''
    ? error.message.replace(/\.$/, '')
    : 'the database gives no reason';
}

/** Turns off reuse of files of the write-ahead log, so that deleted data does not remain in them. */
async function openEmbedded(dataDir: string): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = await PGlite.create({ dataDir, relaxedDurability: false });
  const db = new Kysely<Tables>({ dialect: pgliteDialect(pglite, walSyncer(dataDir)) });
  await sql`set wal_recycle = off`.execute(db);
  return db;
}

/** Throws `ApiError` if the database was written by a newer conf-site. Writes nothing. */
async function requireKnownSchema(db: Database, name: string): Promise<void> {
  const [newer] = await newerMigrations(db);
  if (newer === undefined) return;
  throw new ApiError({
    message: `${name} was written by a newer conf-site: its schema is ${newer}.`,
    hint: 'update conf-site, or restore a backup from this conf-site into another database',
  });
}

const INT8 = 20;
const MAX_CONNECTIONS = 10;

/** Values of type `int8` are parsed as numbers: they are counts and seconds, which fit. */
async function openPool(connectionString: string) {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // Without a listener a broken connection would end the process. The pool's listener covers idle connections, and the
  // other one those in use. The pool replaces the connection, and a query that runs on it rejects.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
