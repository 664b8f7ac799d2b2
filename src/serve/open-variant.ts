import type { Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { isAbsent } from './absent.ts';
import { chooseVariant, type Variant } from './variant.ts';

/**
 * A form of a file as it was opened; `stats` are those of what was opened. `content` is all of it, or the open file where
 * that is much: who got it closes it.
 */
export interface OpenVariant extends Variant {
  readonly content: Buffer | FileHandle;
}

/** A name that leads to another file more often than this is not being published but driven round in circles. */
const mostAttempts = 20;

/** Most pages and scripts are smaller: they are read at once, and nobody who reads slowly keeps a file open. */
const mostAtOnce = 256_000;

/**
 * Opens the form of a file that a client takes, and makes sure that it is the one that visitors may read: between a look
 * at a name and its opening, a build may have put another file or link in its place. Undefined if there is no such file.
 */
export async function openVariant(
  root: string,
  path: string,
  acceptEncoding: string,
): Promise<OpenVariant | undefined> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const variant = await chooseVariant(root, path, acceptEncoding);
    if (variant === undefined) return undefined;
    const opened = await openSame(join(root, variant.path), variant.stats);
    if (opened !== undefined) return { ...variant, ...opened };
  }
  return undefined;
}

type Opened = Pick<OpenVariant, 'content' | 'stats'>;

async function openSame(file: string, seen: Stats): Promise<Opened | undefined> {
  const handle = await open(file).catch((error: unknown) => {
    if (isAbsent(error)) return undefined;
    throw error;
  });
  if (handle === undefined) return undefined;
  let isKept = false;
  try {
    const stats = await handle.stat();
    if (stats.ino !== seen.ino || stats.dev !== seen.dev) return undefined;
    isKept = stats.size > mostAtOnce;
    return isKept ? { content: handle, stats } : await readAll(handle, stats);
  } finally {
    if (!isKept) await handle.close();
  }
}

/** Undefined if the file has been cut since. */
async function readAll(handle: FileHandle, stats: Stats): Promise<Opened | undefined> {
  const content = Buffer.alloc(stats.size);
  const { bytesRead } = await handle.read(content, 0, stats.size, 0);
  return bytesRead === stats.size ? { content, stats } : undefined;
}
