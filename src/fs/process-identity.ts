/** Which process has written a file, so that another one can see whether that process is still running. */
import { readFileSync } from 'node:fs';

export interface ProcessIdentity {
  readonly pid: number;
  /** When the process started, to distinguish it from a later one with the same id. Null if the system does not say. */
  readonly startedAt: string | null;
}

/** The identity of this process. */
export function ownProcess(): ProcessIdentity {
  return { pid: process.pid, startedAt: processStart(process.pid) };
}

/** Reads an identity from parsed JSON. Undefined if it has none. Other fields stay. */
export function readProcess<T extends Partial<ProcessIdentity>>(read: T): (T & ProcessIdentity) | undefined {
  return isProcessNumber(read?.pid) ? { ...read, pid: read.pid, startedAt: read.startedAt ?? null } : undefined;
}

/** Whether that very process is running. A zombie, which still accepts signals, counts as ended. */
export function isRunning({ pid, startedAt }: ProcessIdentity): boolean {
  if (!processExists(pid)) return false;
  const current = processStart(pid);
  return current === null || startedAt === null || current === startedAt;
}

/** Whether there is a process with this id, including zombies. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Zero and negative numbers would address a group of processes, or all processes. */
function isProcessNumber(pid: unknown): pid is number {
  return Number.isInteger(pid) && Number(pid) > 0 && Number(pid) < 2 ** 31;
}

/**
 * The boot id and start time of a process, on Linux only. Process ids are reused, in containers very soon.
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
