import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../fs/atomic-write.ts';
import { attempt } from '../fs/attempt.ts';
import { verified, withChecksum } from './checksum.ts';

/**
 * Bytes on the disk, each under a key for all that they were made from. Several processes, and several sites, may share a folder. A
 * corrupted entry counts as a miss.
 */
export interface DiskCache {
  get(key: string): Uint8Array | undefined;
  /** Where the disk refuses, nothing is stored. */
  set(key: string, bytes: Uint8Array): void;
  /** Deletes the entries that have not been asked for longest, once there are many more than this process asked for. */
  sweep(): void;
}

/** Entries that stay besides those in use: of other branches, other instants, other sites. */
const SPARE = 4000;

export function openDiskCache(folder: string): DiskCache {
  const used = new Set<string>();
  let hasGrown = false;
  return {
    get(key) {
      used.add(key);
      return attempt(() => verified(readFileSync(join(folder, key))));
    },
    set(key, bytes) {
      attempt(() => writeAtomically(join(folder, key), withChecksum(bytes)));
      hasGrown = true;
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
