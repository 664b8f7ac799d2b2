import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MARKER } from '../domain/page/output.ts';
import { parseRedirectsFile, type RedirectRule } from './redirects-file.ts';
import { orAbsent } from './servable-file.ts';
import { type HeaderRule, parseHeadersFile } from './served-headers.ts';

/** A build at the time of a request. A publish that replaces the folder changes the `id`. */
export interface ServedFolder {
  readonly id: string;
  /** A real path, without links. */
  readonly root: string;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly RedirectRule[];
  readonly isUnderMaintenance: boolean;
}

/** Returns a function that opens the folder to serve. `servedDir` is called each time; the result is undefined while there is no folder. */
export function folderOpener(servedDir: () => string): () => Promise<ServedFolder | undefined> {
  const readHeaders = cachedReader(parseHeadersFile);
  const readRedirects = cachedReader(parseRedirectsFile);
  const readMaintenance = cachedReader(saysMaintenance);
  return async () => {
    const place = await orAbsent(() => placeOf(servedDir()));
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
  const root = await realpath(dir);
  const stats = await stat(root);
  return stats.isDirectory() ? { id: `${root}|${stats.dev}|${stats.ino}`, root } : undefined;
}

/** Returns a reader of a small text file that parses it again only when its fingerprint has changed. An absent file reads as empty. */
function cachedReader<Value>(parse: (text: string) => Value): (path: string) => Promise<Value> {
  let cached: { readonly fingerprint: string; readonly value: Value } | undefined;
  return async (path) => {
    const { ino, size, mtimeNs, ctimeNs } = (await orAbsent(() => stat(path, { bigint: true }))) ?? {};
    const fingerprint = [path, ino, size, mtimeNs, ctimeNs].join('|');
    if (cached?.fingerprint !== fingerprint) {
      cached = { fingerprint, value: parse((await orAbsent(() => readFile(path, 'utf8'))) ?? '') };
    }
    return cached.value;
  };
}

function saysMaintenance(marker: string): boolean {
  try {
    const value = JSON.parse(marker) as { readonly maintenance?: unknown } | null;
    return value?.maintenance === true;
  } catch {
    return false;
  }
}
