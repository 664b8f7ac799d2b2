import type { Stats } from 'node:fs';
import { type FileHandle, lstat, open, realpath } from 'node:fs/promises';
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

/** A file that visitors may read, open. Whoever has it closes the handle. */
export interface OpenFile {
  readonly handle: FileHandle;
  readonly stats: Stats;
}

/** A publish replaces a file once. A file that changes more often than this while it is opened is treated as absent. */
const MAX_ATTEMPTS = 20;

/**
 * Opens a file that visitors may read, and verifies that it is the one that was checked: a build may have replaced it with
 * another file or link meanwhile. Undefined if there is none. Throws if the disk fails.
 */
export async function openServable(root: string, path: string): Promise<OpenFile | undefined> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const checked = await servableFile(root, path);
    if (checked === undefined) return undefined;
    const handle = await orAbsent(() => open(join(root, path)));
    const stats = await handle?.stat();
    if (handle && stats && isSameFile(stats, checked)) return { handle, stats };
    await handle?.close();
  }
  return undefined;
}

/** The content of a file that visitors may read; undefined if there is none. Throws if the disk fails. */
export async function readServable(root: string, path: string): Promise<Buffer | undefined> {
  const file = await openServable(root, path);
  try {
    return await file?.handle.readFile();
  } finally {
    await file?.handle.close();
  }
}

/** Whether two stats are of one file, with the same length. */
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
