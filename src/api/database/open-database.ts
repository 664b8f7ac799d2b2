import { join } from 'node:path';
import { makeFolder } from '../../content/make-folder.ts';
import { ApiError } from '../api-error.ts';
import { Kysely, PostgresDialect } from './kysely-door.ts';
import { migrate } from './migrations.ts';
import { type EmbeddedDatabase, pgliteDialect } from './pglite-dialect.ts';
import { logSyncer } from './sync-log.ts';
import type { Database, Tables } from './tables.ts';

/** Where the data is: a folder, or a server's address. */
export type DatabasePlace =
  | { readonly kind: 'folder'; readonly dir: string }
  | { readonly kind: 'server'; readonly url: string };

/**
 * Opens a database and brings its schema up to date. The caller sees to it that a folder is opened once at a time. Throws
 * `ApiError` where a server does not answer, or does not let us in.
 */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: await dialectOf(place) });
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy().catch(() => {});
    throw place.kind === 'server' ? serverError(error) : error;
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

async function dialectOf(place: DatabasePlace) {
  if (place.kind === 'server') return new PostgresDialect({ pool: await openPool(place.url) });
  const { PGlite } = await import('@electric-sql/pglite');
  const dataDir = join(place.dir, 'database');
  makeFolder(dataDir, 0o700);
  const pglite: EmbeddedDatabase = await PGlite.create({ dataDir, relaxedDurability: false });
  return pgliteDialect(pglite, logSyncer(dataDir));
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
  // A connection that breaks while idle is replaced; the next query tells if there is none.
  pool.on('error', () => {});
  return pool;
}
