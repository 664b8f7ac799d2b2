import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A working tree of git. */
export interface Repository {
  /** The folder that contains `.git`. */
  readonly top: string;
  /** The folder with git's own files of this working tree, such as its index. */
  readonly gitDir: string;
}

/** The repository that a folder belongs to. Undefined outside of one. Does not start git. */
export function repositoryOf(folder: string): Repository | undefined {
  const entry = join(folder, '.git');
  const stats = statSync(entry, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return { top: folder, gitDir: entry };
  if (stats?.isFile()) return { top: folder, gitDir: namedFolder(entry) };
  const parent = dirname(folder);
  return parent === folder ? undefined : repositoryOf(parent);
}

/** The git folder of a worktree or submodule, whose `.git` is a file with its path. */
function namedFolder(file: string): string {
  const [, named = '.'] = /^gitdir:\s*(.+?)\s*$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return resolve(dirname(file), named);
}
