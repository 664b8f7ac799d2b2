import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * The lock file that exists while git changes the files of a folder, such as during a checkout. Until then the content is
 * partly old and partly new. Undefined outside of a repository.
 */
export function gitLock(folder: string): string | undefined {
  const entry = join(folder, '.git');
  const stats = statSync(entry, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return join(entry, 'index.lock');
  if (stats?.isFile()) return join(gitFolder(entry), 'index.lock');
  const parent = dirname(folder);
  return parent === folder ? undefined : gitLock(parent);
}

/** The git folder of a worktree or submodule, whose `.git` is a file with its path. */
function gitFolder(file: string): string {
  const [, named = '.'] = /^gitdir:\s*(.+?)\s*$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return resolve(dirname(file), named);
}
