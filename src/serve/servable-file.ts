import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isAbsent } from './absent.ts';

const hostFiles = new Set(['_headers', '_redirects']);

/**
 * The stats of a regular file that visitors may read, or undefined. `root` is a real path, `path` is
 * relative to it, with `/`. Dot files (but for `.well-known/`) and the host's own files are hidden, and a
 * link is followed only to a file that visitors could also read by its own name. Throws what is wrong with
 * the disk.
 */
export async function servableFile(root: string, path: string): Promise<Stats | undefined> {
  if (!isPublic(path)) return undefined;
  try {
    const real = await realpath(join(root, path));
    if (!isPublic(relative(root, real).split(sep).join('/'))) return undefined;
    const stats = await stat(real);
    return stats.isFile() ? stats : undefined;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/** A path that leads out of the root starts with `..`, so the rule for dot files refuses it too. */
function isPublic(path: string): boolean {
  const names = path.split('/');
  return !hostFiles.has(path) && names.every((name, depth) => isPublicName(name, depth));
}

/**
 * `?` and `#` cannot stand in a file's address on the hosts that we follow, nor does sirv find such names.
 */
function isPublicName(name: string, depth: number): boolean {
  if (name === '' || /[?#/]/.test(name)) return false;
  return !name.startsWith('.') || (depth === 0 && name === '.well-known');
}
