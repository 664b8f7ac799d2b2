import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const hostFiles = new Set(['_headers', '_redirects']);

/**
 * The stats of a regular file that visitors may read; undefined otherwise. `root` is a real path, `path` is relative to it,
 * with `/`. Dot files (except in `.well-known/`) and the host's own files are hidden. A link is followed only to a file
 * that visitors could also read by its own name. Throws if the disk fails.
 */
export async function servableFile(root: string, path: string): Promise<Stats | undefined> {
  if (!isPublic(path)) return undefined;
  return orAbsent(async () => {
    const real = await realpath(join(root, path));
    if (!isPublic(relative(root, real).split(sep).join('/'))) return undefined;
    const stats = await stat(real);
    return stats.isFile() ? stats : undefined;
  });
}

/** Runs `read`. Returns undefined if there is no such file, since to a visitor that is a 404 and not a 500. */
export async function orAbsent<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && absentCodes.has(String(error.code))) return undefined;
    throw error;
  }
}

const absentCodes = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

/** A path that leads out of the root starts with `..`, so the rule for dot files also refuses it. */
function isPublic(path: string): boolean {
  return !hostFiles.has(path) && path.split('/').every(isPublicName);
}

/** `?` and `#` cannot occur in a file's address on static hosts, and sirv does not find such names. */
function isPublicName(name: string, depth: number): boolean {
  if (name === '' || /[?#]/.test(name)) return false;
  return !name.startsWith('.') || (depth === 0 && name === '.well-known');
}
