import { renameSync } from 'node:fs';
import { makeFolder } from '../../fs/make-folder.ts';
import { ApiError } from '../api-error.ts';
import { damagedError, databaseDir, databaseState, isMarked, mark, unfinishedDir } from './data-folder.ts';
import { Kysely, PostgresDialect, sql } from './kysely-adapter.ts';
import { appliedMigrations, migrate, newerMigrations } from './migrations.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { readAllRows } from './read-all-rows.ts';
import { logSyncer } from './sync-log.ts';
import type { Database, Tables } from './tables.ts';

/** Where the data is: a folder, or a server's address. */
export type DatabasePlace =
  | { readonly kind: 'folder'; readonly dir: string }
  | { readonly kind: 'server'; readonly url: string };

/**
 * Opens a database and brings its schema up to date. The caller sees to it that a folder is opened once at a time. Throws
 * `ApiError` where a server does not answer, or does not let us in; where the folder's database is lost, damaged or of another
 * version, or its disk is full; and where a newer conf-site wrote the database.
 */
export function openDatabase(place: DatabasePlace): Promise<Database> {
  return place.kind === 'folder' ? openFolder(place.dir) : openServer(place.url);
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

/** The words of a server hold neither the address nor the password; what says nothing else has at least a code. */
function serverError(error: unknown): ApiError {
  const { message = '', code = '' } = error as { readonly message?: string; readonly code?: string };
  return new ApiError({
    message: `The database of DATABASE_URL cannot be used: ${message || code || 'it does not answer'}.`,
    hint: 'see that the server runs, and that DATABASE_URL names it, a database, and a user who may make tables there',
  });
}

async function openFolder(dir: string): Promise<Database> {
  if (databaseState(dir) === 'new') await createDatabase(dir);
  const db = await openEmbedded(databaseDir(dir)).catch(() => {
    throw damagedError(dir, 'it cannot be opened');
  });
  try {
    await requireKnownSchema(db, `The database in ${dir}`);
    if (isMarked(dir) && (await appliedMigrations(db)).length === 0) throw damagedError(dir, 'its tables are gone');
    await readAllRows(db);
    await migrate(db);
    mark(dir);
    return db;
  } catch (error) {
    await db.destroy().catch(() => {});
    throw error instanceof ApiError ? error : damagedError(dir, wordsOf(error));
  }
}

/** In a folder of its own, which gets its name when it is complete: one that was killed halfway is not taken for a database. */
async function createDatabase(dir: string): Promise<void> {
  try {
    makeFolder(unfinishedDir(dir), 0o700);
    const db = await openEmbedded(unfinishedDir(dir));
    await migrate(db).finally(() => db.destroy());
    renameSync(unfinishedDir(dir), databaseDir(dir));
  } catch (error) {
    throw new ApiError({
      message: `No database can be made in ${dir}: ${wordsOf(error)}.`,
      hint: 'look at the permissions of the folder and at the space on its disk, or name another folder with --data',
    });
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error && error.message !== ''
    ? error.message.replace(/\.$/, '')
    : 'the database says no more';
}

/** Old files of the log are deleted instead of used again, so that what was forgotten does not stay in them. */
async function openEmbedded(dataDir: string): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = await PGlite.create({ dataDir, relaxedDurability: false });
  const db = new Kysely<Tables>({ dialect: pgliteDialect(pglite, logSyncer(dataDir)) });
  await sql`set wal_recycle = off`.execute(db);
  return db;
}

/** Throws `ApiError` before anything is written. */
async function requireKnownSchema(db: Database, name: string): Promise<void> {
  const [newer] = await newerMigrations(db);
  if (newer === undefined) return;
  throw new ApiError({
    message: `${name} was written by a newer conf-site: its schema is ${newer}.`,
    hint: 'update conf-site, or restore a backup that this one has made into another database',
  });
}

const INT8 = 20;
const CONNECTIONS = 10;

/** Numbers of eight bytes come as numbers: ours are counts and seconds. */
async function openPool(connectionString: string) {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  // A connection that breaks is replaced, and a query on it fails by itself. Each listener is for half of the time: the pool's
  // own is taken off a connection that is in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
