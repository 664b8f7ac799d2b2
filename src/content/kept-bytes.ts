import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sealBytes, unsealBytes } from '../content/seal.ts';
import { makeFolder } from './make-folder.ts';

/**
 * What took long to make, each under the key of everything that it was made from: pictures, compressed files. Several builds, and several sites, may share
 * a folder: files appear whole, by a rename, and one that was damaged is made anew.
 */
export interface KeptBytes {
  get(key: string): Uint8Array | undefined;
  /** Where the disk refuses, nothing is kept. */
  set(key: string, bytes: Uint8Array): void;
  /** Drops what has not been asked for longest, once there is much more than this build asked for. */
  sweep(): void;
}

/** Kept besides what a build uses: other branches, other instants, other sites. */
const SPARE = 4000;

export function openKeptBytes(folder: string): KeptBytes {
  const used = new Set<string>();
  let hasGrown = false;
  const write = (key: string, bytes: Uint8Array): void => {
    makeFolder(folder);
    const staged = join(folder, `.${key}.${process.pid}`);
    writeFileSync(staged, sealBytes(bytes));
    renameSync(staged, join(folder, key));
    hasGrown = true;
  };
  return {
    get(key) {
      used.add(key);
      return attempt(() => unsealBytes(readFileSync(join(folder, key))));
    },
    set(key, bytes) {
      attempt(() => write(key, bytes));
    },
    sweep() {
      if (hasGrown) attempt(() => sweepFolder(folder, used));
    },
  };
}

function sweepFolder(folder: string, used: ReadonlySet<string>): void {
  const others = readdirSync(folder).filter((name) => !used.has(name));
  if (others.length <= SPARE) return;
  const byAge = others
    .map((name) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { path } of byAge.slice(SPARE / 2)) rmSync(path, { recursive: true, force: true });
}

/** What cannot be kept or read is made anew; that is no reason to fail. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
