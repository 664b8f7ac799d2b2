import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MARKER } from '../model/output.ts';
import { isAbsent } from './absent.ts';
import { type HeaderRule, parseHeadersFile } from './headers-file.ts';
import { parseRedirectsFile, type RedirectRule } from './redirects-file.ts';
import { rereader } from './reread.ts';

/** A build as it stands at one request. `id` tells it from the folder that a publish puts in its place. */
export interface ServedFolder {
  readonly id: string;
  /** A real path, without links. */
  readonly root: string;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  readonly isUnderMaintenance: boolean;
}

/**
 * Gives what opens the folder to serve, asked for anew each time; it opens undefined while there is no
 * folder.
 */
export function folderOpener(servedDir: () => string): () => Promise<ServedFolder | undefined> {
  const readHeaders = rereader(parseHeadersFile);
  const readRedirects = rereader(parseRedirectsFile);
  const readMaintenance = rereader(saysMaintenance);
  return async () => {
    const place = await placeOf(servedDir());
    if (place === undefined) return undefined;
    return {
      ...place,
      headers: await readHeaders(join(place.root, '_headers')),
      redirects: await readRedirects(join(place.root, '_redirects')),
      isUnderMaintenance: await readMaintenance(join(place.root, MARKER)),
    };
  };
}

async function placeOf(dir: string): Promise<{ readonly id: string; readonly root: string } | undefined> {
  try {
    const root = await realpath(dir);
    const stats = await stat(root);
    return stats.isDirectory() ? { id: `${root}|${stats.dev}|${stats.ino}`, root } : undefined;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

function saysMaintenance(marker: string): boolean {
  try {
    const value: unknown = JSON.parse(marker);
    if (typeof value !== 'object' || value === null || !('maintenance' in value)) return false;
    return value.maintenance === true;
  } catch {
    return false;
  }
}
