import type { Stats } from 'node:fs';
import { lstat, open, realpath } from 'node:fs/promises';
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
    // Not `stat`: since `realpath`, the file may have been replaced with a link that leads out of the folder.
    const stats = await lstat(real);
    return stats.isFile() ? stats : undefined;
  });
}

/** A publish replaces a file once. A file that changes more often than this while it is opened is treated as absent. */
export const MAX_ATTEMPTS = 20;

/** The content of a file that visitors may read; undefined if there is none. Throws if the disk fails. */
export async function readServable(root: string, path: string): Promise<Buffer | undefined> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const checked = await servableFile(root, path);
    if (checked === undefined) return undefined;
    const content = await orAbsent(() => readIfSame(join(root, path), checked));
    if (content !== undefined) return content;
  }
  return undefined;
}

async function readIfSame(file: string, checked: Stats): Promise<Buffer | undefined> {
  const handle = await open(file);
  try {
    return isSameFile(await handle.stat(), checked) ? await handle.readFile() : undefined;
  } finally {
    await handle.close();
  }
}

/**
 * Whether the opened file is the one that was checked. Between the check and the opening, a build may have replaced it with
 * another file or link.
 */
export function isSameFile(opened: Stats, checked: Stats): boolean {
  return opened.ino === checked.ino && opened.dev === checked.dev && opened.size === checked.size;
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
