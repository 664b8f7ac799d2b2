/** Files that a process writes beside the place where they will stand: nobody's, once that process is gone. */
import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const OWN_NAME = /\.(\d+)-[\da-f]{8}$/;

/** A name beside a path that no other process takes, and this one once. */
export function ownName(path: string): string {
  return `${path}.${process.pid}-${randomBytes(4).toString('hex')}`;
}

/** Deletes what processes that were killed left in a folder under such names. */
export function sweepOwnNames(folder: string): void {
  for (const name of namesIn(folder)) {
    const pid = OWN_NAME.exec(name)?.[1];
    if (pid !== undefined && !isProcess(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Whether there is a process with this number, killed ones included that nobody has fetched yet. */
export function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
