import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * The file that is there while git changes the files of a folder: a checkout of hundreds of them is one change, and in
 * between the content is neither the old nor the new. Undefined outside of a repository.
 */
export function gitLock(folder: string): string | undefined {
  const entry = join(folder, '.git');
  const stats = statSync(entry, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return join(entry, 'index.lock');
  if (stats?.isFile()) return join(gitFolder(entry), 'index.lock');
  const parent = dirname(folder);
  return parent === folder ? undefined : gitLock(parent);
}

/** A worktree or a submodule has a file that names its folder. */
function gitFolder(file: string): string {
  const [, named = '.'] = /^gitdir:\s*(.+?)\s*$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return resolve(dirname(file), named);
}
