/**
 * One build at a time into one folder: a file with the process that builds, void as soon as that process is
 * gone.
 */
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { OutputFolder } from './output-folder.ts';
import { PublishError } from './publish-error.ts';

interface Holder {
  readonly pid: number;
  /** Tells the process from a later one with its number; null where the system does not say. */
  readonly stamp: string | null;
}

/**
 * Takes the lock of an output folder and gives the function that releases it. Throws `busy` while another
 * publication holds it, in this process or another one.
 */
export function takeLock(folder: OutputFolder): () => void {
  mkdirSync(dirname(folder.lock), { recursive: true });
  while (!tryLock(folder.lock)) {
    const holder = readHolder(folder.lock);
    if (holder !== undefined && isRunning(holder)) throw busy(folder.out, holder.pid);
    dropStale(folder);
  }
  return () => rmSync(folder.lock, { force: true });
}

/** The lock appears with its content or not at all, so that nobody reads half of one. */
function tryLock(path: string): boolean {
  const own = ownName(path);
  writeFileSync(own, JSON.stringify({ pid: process.pid, stamp: stampOf(process.pid) } satisfies Holder));
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
    writeFileSync(path, readFileSync(own), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Moves the lock aside before it is deleted: of several who find it stale, one gets it, and a fresh one goes
 * back.
 */
function dropStale(folder: OutputFolder): void {
  const aside = ownName(folder.lock);
  try {
    renameSync(folder.lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const holder = readHolder(aside);
  if (holder !== undefined && isRunning(holder)) {
    renameSync(aside, folder.lock);
    throw busy(folder.out, holder.pid);
  }
  rmSync(aside, { force: true });
}

function readHolder(path: string): Holder | undefined {
  try {
    const { pid, stamp } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Holder>;
    return Number.isInteger(pid) ? { pid: pid as number, stamp: stamp ?? null } : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
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

function ownName(path: string): string {
  return `${path}.${process.pid}-${randomBytes(4).toString('hex')}`;
}

function busy(path: string, pid: number): PublishError {
  return new PublishError('busy', {
    path,
    message: `Another build (process ${pid}) is writing to ${path}.`,
    hint: 'wait until it is done, or stop it; this build has changed nothing',
  });
}
