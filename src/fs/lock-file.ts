/** A file that one process at a time holds: void as soon as that process is gone. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { isProcess, ownName, sweepOwnNames } from './process-files.ts';

interface Holder {
  readonly pid: number;
  /** Tells the process from a later one with its number; null where the system does not say. */
  readonly stamp: string | null;
}

/** Somebody else holds the lock; `pid` is who. */
export interface LockHeld {
  readonly kind: 'held';
  readonly pid: number;
}

export interface LockTaken {
  readonly kind: 'taken';
  /** Writes more into the file, for others to read; it is there whole or not at all. */
  tell(more: Readonly<Record<string, unknown>>): void;
  release(): void;
}

/**
 * Takes a lock, unless a process that runs holds it: this one or another. Makes the folder it stands in, and tidies it
 * of what killed processes were about to write.
 */
export function takeLockFile(path: string): LockTaken | LockHeld {
  makeFolder(dirname(path));
  sweepOwnNames(dirname(path));
  while (!tryLock(path)) {
    const holder = readHolder(path);
    if (holder !== undefined && isRunning(holder)) return { kind: 'held', pid: holder.pid };
    const other = dropStale(path);
    if (other !== undefined) return { kind: 'held', pid: other.pid };
  }
  return { kind: 'taken', tell: (more) => retell(path, more), release: () => rmSync(path, { force: true }) };
}

/** What the holder of a lock has told; undefined where nobody who runs holds it. */
export function readLockFile(path: string): Readonly<Record<string, unknown>> | undefined {
  const holder = readHolder(path);
  return holder !== undefined && isRunning(holder) ? { ...holder } : undefined;
}

function ownHolder(): Holder {
  return { pid: process.pid, stamp: stampOf(process.pid) };
}

function retell(path: string, more: Readonly<Record<string, unknown>>): void {
  const own = ownName(path);
  writeFileSync(own, JSON.stringify({ ...ownHolder(), ...more }), { mode: 0o600 });
  renameSync(own, path);
}

/** The lock appears with its content or not at all, so that nobody reads half of one. */
function tryLock(path: string): boolean {
  const own = ownName(path);
  writeFileSync(own, JSON.stringify(ownHolder()), { mode: 0o600 });
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    return tryWithoutLinks(own, path);
  } finally {
    rmSync(own, { force: true });
  }
}

/** For file systems that have no hard links. */
function tryWithoutLinks(own: string, path: string): boolean {
  try {
    writeFileSync(path, readFileSync(own), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Moves the lock aside before it is deleted: of several who find it stale, one gets it, and a fresh one goes back. Gives
 * the holder of a fresh one.
 */
function dropStale(path: string): Holder | undefined {
  const aside = ownName(path);
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const holder = readHolder(aside);
  if (holder !== undefined && isRunning(holder)) {
    renameSync(aside, path);
    return holder;
  }
  rmSync(aside, { force: true });
  return undefined;
}

function readHolder(path: string): Holder | undefined {
  try {
    const read = JSON.parse(readFileSync(path, 'utf8')) as Partial<Holder>;
    return isProcessNumber(read.pid) ? { ...read, pid: read.pid, stamp: read.stamp ?? null } : undefined;
  } catch {
    return undefined;
  }
}

/** Others mean a group of processes, or all of them, to the system. */
function isProcessNumber(pid: unknown): pid is number {
  return Number.isInteger(pid) && Number(pid) > 0 && Number(pid) < 2 ** 31;
}

function isRunning(holder: Holder): boolean {
  if (!isProcess(holder.pid)) return false;
  const stamp = stampOf(holder.pid);
  return stamp === null || holder.stamp === null || stamp === holder.stamp;
}

/**
 * Boot and start time of a process, on Linux. Numbers come again, in containers at once; and one that was
 * killed but not yet fetched by its parent still answers signals: it counts as ended.
 *
 * @see proc_pid_stat(5): the state is the first field after the name in brackets, the start time the
 * twentieth.
 */
function stampOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return 'ended';
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`;
  } catch {
    return null;
  }
}
