/** A lock file that one process at a time can hold. The lock is void once that process has ended. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { processExists, removeStaleTemporaryFiles, temporaryName } from './temporary-files.ts';

interface Holder {
  readonly pid: number;
  /** When the process started, to distinguish it from a later one with the same id. Null if the system does not say. */
  readonly startedAt: string | null;
}

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

function ownHolder(): Holder {
  return { pid: process.pid, startedAt: processStart(process.pid) };
}

function rewrite(path: string, more: Readonly<Record<string, unknown>>): void {
  const temporary = temporaryName(path);
  writeFileSync(temporary, JSON.stringify({ ...ownHolder(), ...more }), { mode: 0o600 });
  renameSync(temporary, path);
}

/** Creates the lock with a hard link, so that it appears with its full content. Returns false if there is a lock already. */
function tryLock(path: string): boolean {
  const temporary = temporaryName(path);
  writeFileSync(temporary, JSON.stringify(ownHolder()), { mode: 0o600 });
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
function dropStale(path: string): Holder | undefined {
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

function readHolder(path: string): Holder | undefined {
  try {
    const read = JSON.parse(readFileSync(path, 'utf8')) as Partial<Holder>;
    return isProcessNumber(read.pid) ? { ...read, pid: read.pid, startedAt: read.startedAt ?? null } : undefined;
  } catch {
    return undefined;
  }
}

/** Zero and negative numbers would address a group of processes, or all processes. */
function isProcessNumber(pid: unknown): pid is number {
  return Number.isInteger(pid) && Number(pid) > 0 && Number(pid) < 2 ** 31;
}

function isRunning(holder: Holder): boolean {
  if (!processExists(holder.pid)) return false;
  const startedAt = processStart(holder.pid);
  return startedAt === null || holder.startedAt === null || startedAt === holder.startedAt;
}

/**
 * The boot id and start time of a process, on Linux only. Process ids are reused, in containers very soon. A zombie, which
 * still accepts signals, counts as ended.
 *
 * @see proc_pid_stat(5): the state is the first field after the name in brackets, the start time the
 * twentieth.
 */
function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return 'ended';
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`;
  } catch {
    return null;
  }
}
