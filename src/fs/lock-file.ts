/** A lock file that one process at a time can hold. The lock is void once that process has ended. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { isRunning, ownProcess, type ProcessIdentity, readProcess } from './process-identity.ts';
import { removeStaleTemporaryFiles, temporaryName } from './temporary-files.ts';

/** Another process holds the lock. */
export interface LockHeld {
  readonly kind: 'held';
  readonly pid: number;
}

export interface LockTaken {
  readonly kind: 'taken';
  /** Adds details to the file for other processes to read. The file is replaced atomically. */
  addDetails(more: Readonly<Record<string, unknown>>): void;
  release(): void;
}

/**
 * Takes a lock unless a running process holds it, be it this one or another. Creates the folder of the lock file, and
 * deletes stale temporary files there.
 */
export function takeLockFile(path: string): LockTaken | LockHeld {
  makeFolder(dirname(path));
  removeStaleTemporaryFiles(dirname(path));
  while (!tryLock(path)) {
    const holder = readHolder(path);
    if (holder !== undefined && isRunning(holder)) return { kind: 'held', pid: holder.pid };
    const other = dropStale(path);
    if (other !== undefined) return { kind: 'held', pid: other.pid };
  }
  return { kind: 'taken', addDetails: (more) => rewrite(path, more), release: () => rmSync(path, { force: true }) };
}

/** The details that the holder of a lock has added. Undefined if no running process holds it. */
export function readLockFile(path: string): Readonly<Record<string, unknown>> | undefined {
  const holder = readHolder(path);
  return holder !== undefined && isRunning(holder) ? { ...holder } : undefined;
}

function rewrite(path: string, more: Readonly<Record<string, unknown>>): void {
  const temporary = temporaryName(path);
  writeFileSync(temporary, JSON.stringify({ ...ownProcess(), ...more }), { mode: 0o600 });
  renameSync(temporary, path);
}

/** Creates the lock with a hard link, so that it appears with its full content. Returns false if there is a lock already. */
function tryLock(path: string): boolean {
  const temporary = temporaryName(path);
  writeFileSync(temporary, JSON.stringify(ownProcess()), { mode: 0o600 });
  try {
    linkSync(temporary, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    return tryWithoutLinks(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** The fallback for file systems without hard links. */
function tryWithoutLinks(temporary: string, path: string): boolean {
  try {
    writeFileSync(path, readFileSync(temporary), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Deletes a stale lock. It is renamed first, so that only one process deletes it. If another process has meanwhile
 * taken a fresh lock, that one is renamed back and its holder is returned.
 */
function dropStale(path: string): ProcessIdentity | undefined {
  const renamed = temporaryName(path);
  try {
    renameSync(path, renamed);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const holder = readHolder(renamed);
  if (holder !== undefined && isRunning(holder)) {
    renameSync(renamed, path);
    return holder;
  }
  rmSync(renamed, { force: true });
  return undefined;
}

function readHolder(path: string): ProcessIdentity | undefined {
  try {
    return readProcess(JSON.parse(readFileSync(path, 'utf8')) as Partial<ProcessIdentity>);
  } catch {
    return undefined;
  }
}
