import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../fs/atomic-write.ts';
import { attempt } from '../fs/attempt.ts';
import { verified, withChecksum } from './checksum.ts';

/**
 * A cache on the disk. The key of an entry covers all its inputs. Several processes, and several sites, may share a folder.
 * A corrupted entry counts as a miss.
 */
export interface DiskCache {
  get(key: string): Uint8Array | undefined;
  /** Stores nothing if writing fails. */
  set(key: string, bytes: Uint8Array): void;
  /** Deletes the oldest entries that this process did not use, once there are too many. */
  sweep(): void;
}

/** The maximum number of unused entries. They belong to other branches, instants or sites. */
const MAX_UNUSED = 4000;

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
  if (others.length <= MAX_UNUSED) return;
  const byAge = others
    .map((name) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { path } of byAge.slice(MAX_UNUSED / 2)) rmSync(path, { recursive: true, force: true });
}
