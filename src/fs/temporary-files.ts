/** Names of temporary files, which contain the process id. Once that process has ended, any process may delete them. */
import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { processExists } from './process-identity.ts';

const TEMPORARY_NAME = /\.(\d+)-[\da-f]{8}$/;

/** A unique path in the folder of a path. */
export function temporaryName(path: string): string {
  return `${path}.${process.pid}-${randomBytes(4).toString('hex')}`;
}

/** Deletes the temporary files in a folder whose process has ended. */
export function removeStaleTemporaryFiles(folder: string): void {
  for (const name of namesIn(folder)) {
    const pid = TEMPORARY_NAME.exec(name)?.[1];
    if (pid !== undefined && !processExists(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
