import { realpathSync, statSync, writeFileSync } from 'node:fs';
import { writeAtomically } from '../../fs/atomic-write.ts';

/**
 * Writes a file with personal data that a user has named, readable by its owner only. On an error of the file system nothing
 * of it is left, and an existing file is unchanged. A link stays one, and devices and pipes are written to.
 */
export function writePrivateFile(path: string, text: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found !== undefined && !found.isFile()) writeFileSync(path, text);
  else writeAtomically(found === undefined ? path : realpathSync(path), text, { mode: 0o600, flush: true });
}
