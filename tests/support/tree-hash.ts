import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A hash of all files of a folder, by path and bytes; `isOut` tells entries of the folder itself that do not count. */
export function treeHash(folder: string, isOut: (name: string) => boolean = () => false): string {
  const hash = createHash('sha256');
  const tops = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !isOut(name));
  const below = tops
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(folder, name), { recursive: true, withFileTypes: true }));
  const files = [...tops, ...below].filter((entry) => !entry.isDirectory());
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(relative(folder, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}
