/**
 * Records of work that a process has begun. If the process is killed, the next one finds the record, and finishes or undoes
 * the work. Each work has a file of its own, so that no process overwrites the record of another one.
 */
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from './atomic-write.ts';
import { isTracked } from './is-tracked.ts';
import { takeLockFile } from './lock-file.ts';
import { isRunning, ownProcess, type ProcessIdentity, readProcess } from './process-identity.ts';
import { removeStaleTemporaryFiles } from './temporary-files.ts';

export interface WorkRecord {
  /** Replaces what the record says, in one step. */
  rewrite(work: object): void;
  remove(): void;
}

/** Records work of this process in a folder, which is created if needed. `work` is plain JSON. */
export function recordWork(folder: string, work: object): WorkRecord {
  const path = join(folder, `${randomBytes(8).toString('hex')}.json`);
  const rewrite = (now: object): void => writeAtomically(path, JSON.stringify({ ...now, ...ownProcess() }));
  rewrite(work);
  return { rewrite, remove: () => rmSync(path, { force: true }) };
}

/**
 * Calls `settle` with each work whose process has ended, then removes its record. The work is whatever the file says: it is
 * undefined if that is not JSON. If `settle` throws, the record stays. Does nothing while another process settles the work,
 * and if git tracks a record, which then may be somebody else's.
 */
export async function settleAbandonedWork(
  folder: string,
  settle: (work: unknown) => void | Promise<void>,
): Promise<void> {
  removeStaleTemporaryFiles(folder);
  if (abandonedRecords(folder).length === 0 || isTracked(folder)) return;
  const lock = takeLockFile(join(folder, 'lock'));
  if (lock.kind === 'held') return;
  try {
    for (const { path, work } of abandonedRecords(folder)) {
      await settle(work);
      rmSync(path, { force: true });
    }
  } finally {
    lock.release();
  }
}

interface FoundRecord {
  readonly path: string;
  readonly work: unknown;
}

function abandonedRecords(folder: string): readonly FoundRecord[] {
  const paths = namesIn(folder).filter((name) => name.endsWith('.json'));
  return paths.flatMap((name) => recordAt(join(folder, name)) ?? []);
}

/** The record at a path. Undefined if its process is running, or if it has been removed meanwhile. */
function recordAt(path: string): FoundRecord | undefined {
  try {
    const work = JSON.parse(readFileSync(path, 'utf8')) as Partial<ProcessIdentity>;
    const owner = readProcess(work);
    return owner !== undefined && isRunning(owner) ? undefined : { path, work };
  } catch (error) {
    if (error instanceof SyntaxError) return { path, work: undefined };
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
