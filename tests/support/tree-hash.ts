import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A hash of the paths and contents of all files in a folder. `isExcluded` excludes entries at its top level. */
export function treeHash(folder: string, isExcluded: (name: string) => boolean = () => false): string {
  const hash = createHash('sha256');
  const tops = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !isExcluded(name));
  const below = tops
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(folder, name), { recursive: true, withFileTypes: true }));
  const files = [...tops, ...below].filter((entry) => !entry.isDirectory());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(relative(folder, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}
