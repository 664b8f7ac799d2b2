import { existsSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '../api-error.ts';

/**
 * Checks a data folder before a database is opened in it. The embedded database creates a new database wherever it does
 * not recognise an existing one, so the decision is made here.
 */

/** The major version of PostgreSQL whose files the embedded database reads. */
export const POSTGRES_MAJOR = '18';

const DATABASE = 'database';
/** A new database is created here and then renamed. */
const TEMPORARY = 'database.new';
/** Written once the folder has a database, so that a lost database is not mistaken for a new folder. */
const MARKER = 'holds-data.json';

const MEGABYTE = 1024 * 1024;
/** A new database takes 40 MB. An existing one may need another file of the write-ahead log, which takes 16 MB. */
const REQUIRED_MEGABYTES = { new: 96, existing: 32 } as const;

export function databaseDir(dir: string): string {
  return join(dir, DATABASE);
}

export function temporaryDatabaseDir(dir: string): string {
  return join(dir, TEMPORARY);
}

/** Whether the folder has contained a database. */
export function hasMarker(dir: string): boolean {
  return existsSync(join(dir, MARKER));
}

/** Marks the folder as one that contains a database. */
export function writeMarker(dir: string): void {
  if (hasMarker(dir)) return;
  writeFileSync(join(dir, MARKER), '{ "format": "conf-site-data", "version": 1 }\n', { mode: 0o600, flush: true });
}

/**
 * Returns `new` if a database may be created in the folder. Deletes the remains of a creation that was killed. Throws
 * `ApiError` if the folder's database is lost, damaged or of another version, or if the disk is full.
 */
export function databaseState(dir: string): 'new' | 'existing' {
  const state = hasMarker(dir) || !isEmpty(databaseDir(dir)) ? 'existing' : 'new';
  if (state === 'existing') requireIntact(dir);
  rmSync(temporaryDatabaseDir(dir), { recursive: true, force: true });
  requireSpace(dir, REQUIRED_MEGABYTES[state]);
  return state;
}

export function damagedError(dir: string, damage: string): ApiError {
  return new ApiError({
    message: `The database in ${dir} is damaged: ${damage}.`,
    hint:
      'restore the folder from a copy, or restore a backup into an empty folder: ' +
      'conf-site api restore FILE --data OTHER_DIR',
  });
}

function isEmpty(dir: string): boolean {
  return !existsSync(dir) || readdirSync(dir).length === 0;
}

/** Checks files without which the embedded database would create a new database, or fail with an unhelpful message. */
function requireIntact(dir: string): void {
  const database = databaseDir(dir);
  if (isEmpty(database)) {
    throw new ApiError({
      message: `The folder ${dir} has contained a database, but it is gone: ${database} is missing or empty.`,
      hint:
        'restore it from a copy, or restore a backup into an empty folder (conf-site api restore FILE --data OTHER_DIR); ' +
        `to start without the data, delete ${dir}`,
    });
  }
  requireVersion(dir);
  for (const name of ['base', 'global', 'pg_wal', 'pg_xact', 'pg_multixact']) {
    if (isEmpty(join(database, name))) throw damagedError(dir, `${DATABASE}/${name} is missing or empty`);
  }
  requireSize(dir, 'global/pg_control', 8192);
  const segments = readdirSync(join(database, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));
  if (segments.length === 0) throw damagedError(dir, `its write-ahead log (${DATABASE}/pg_wal) is missing`);
  for (const name of segments) requireSize(dir, `pg_wal/${name}`, 16 * MEGABYTE);
}

function requireVersion(dir: string): void {
  const path = join(databaseDir(dir), 'PG_VERSION');
  const version = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  if (version === POSTGRES_MAJOR) return;
  if (!/^\d+$/.test(version)) throw damagedError(dir, `${DATABASE}/PG_VERSION is missing or not a version`);
  throw new ApiError({
    message: `The database in ${dir} is of PostgreSQL ${version}, and this conf-site needs PostgreSQL ${POSTGRES_MAJOR}.`,
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
