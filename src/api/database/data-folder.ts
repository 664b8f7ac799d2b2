import { existsSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '../api-error.ts';

/**
 * What lies in a folder of data, before a database is opened in it. The embedded database makes a new one wherever it does
 * not recognise an old one; so whether there is one is decided here.
 */

/** The major version of PostgreSQL whose files the embedded database reads. */
export const POSTGRES_MAJOR = '18';

const DATABASE = 'database';
/** Where a new database is made, before it is moved to its place. */
const UNFINISHED = 'database.new';
/** Stays in the folder from its first database on, so that a lost one is not taken for one that never was. */
const MARKER = 'holds-data.json';

const MEGABYTE = 1024 * 1024;
/** A new database has 40 MB; one that is opened may need a file of its log, which has 16. */
const SPACE_MEGABYTES = { new: 96, existing: 32 } as const;

export function databaseDir(dir: string): string {
  return join(dir, DATABASE);
}

export function unfinishedDir(dir: string): string {
  return join(dir, UNFINISHED);
}

/** Whether the folder has held data, as its marker says. */
export function isMarked(dir: string): boolean {
  return existsSync(join(dir, MARKER));
}

/** Notes that the folder holds data. */
export function mark(dir: string): void {
  if (isMarked(dir)) return;
  writeFileSync(join(dir, MARKER), '{ "format": "conf-site-data", "version": 1 }\n', { mode: 0o600, flush: true });
}

/**
 * `new` where a database may be made. Removes what a creation that was killed has left. Writes nothing else. Throws
 * `ApiError` where there was a database that is lost, damaged or of another version, and where the disk is full.
 */
export function databaseState(dir: string): 'new' | 'existing' {
  const state = isMarked(dir) || !isEmpty(databaseDir(dir)) ? 'existing' : 'new';
  if (state === 'existing') requireWhole(dir);
  rmSync(unfinishedDir(dir), { recursive: true, force: true });
  requireSpace(dir, SPACE_MEGABYTES[state]);
  return state;
}

/** What is said of a database that cannot be used. */
export function damagedError(dir: string, what: string): ApiError {
  return new ApiError({
    message: `The database in ${dir} is damaged: ${what}.`,
    hint:
      'put the folder back from a copy of it, or restore a backup into an empty folder: ' +
      'conf-site api restore FILE --data OTHER_DIR',
  });
}

function isEmpty(dir: string): boolean {
  return !existsSync(dir) || readdirSync(dir).length === 0;
}

/** Files without which the embedded database would make a new one, or end with words that help nobody. */
function requireWhole(dir: string): void {
  const database = databaseDir(dir);
  if (isEmpty(database)) {
    throw new ApiError({
      message: `The folder ${dir} has held data, but its database is gone: ${database} is missing or empty.`,
      hint:
        'put it back from a copy, or restore a backup into an empty folder (conf-site api restore FILE --data OTHER_DIR); ' +
        `to begin without the data, delete ${dir}`,
    });
  }
  requireVersion(dir);
  for (const name of ['base', 'global', 'pg_wal', 'pg_xact', 'pg_multixact']) {
    if (isEmpty(join(database, name))) throw damagedError(dir, `${DATABASE}/${name} is missing or empty`);
  }
  requireSize(dir, 'global/pg_control', 8192);
  const log = readdirSync(join(database, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
  if (log.length === 0) throw damagedError(dir, `its write-ahead log (${DATABASE}/pg_wal) is missing`);
  for (const name of log) requireSize(dir, `pg_wal/${name}`, 16 * MEGABYTE);
}

function requireVersion(dir: string): void {
  const path = join(databaseDir(dir), 'PG_VERSION');
  const version = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  if (version === POSTGRES_MAJOR) return;
  if (!/^\d+$/.test(version)) throw damagedError(dir, `${DATABASE}/PG_VERSION is missing or not a version`);
  throw new ApiError({
    message: `The database in ${dir} is one of PostgreSQL ${version}, and this conf-site reads those of ${POSTGRES_MAJOR}.`,
    hint: 'make a backup with the conf-site that wrote it (conf-site api backup FILE), and restore that with this one',
  });
}

function requireSize(dir: string, name: string, bytes: number): void {
  const { size } = statSync(join(databaseDir(dir), name), { throwIfNoEntry: false }) ?? { size: 0 };
  if (size !== bytes) throw damagedError(dir, `${DATABASE}/${name} has ${size} bytes instead of ${bytes}`);
}

function requireSpace(dir: string, megabytes: number): void {
  const { bavail, bsize } = statfsSync(dir);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free >= megabytes) return;
  throw new ApiError({
    message: `The disk of ${dir} is full: ${free} MB are free, and the database needs ${megabytes}.`,
    hint: 'free some space, or move the folder to another disk and name it with --data',
  });
}
