import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than a file system takes to tell two writes apart by their times. */
const TICK_MS = 100;

/**
 * Brings the database's log of changes to the disk. The embedded database writes it but leaves it to the system when it
 * gets there, so that a computer that loses power would forget what it had acknowledged. Files that have not changed
 * since they were brought there are left alone; a new one needs its name on the disk as well.
 */
export function logSyncer(dataDir: string): () => Promise<void> {
  const folder = join(dataDir, 'pg_wal');
  const named = new Set<string>();
  const settled = new Map<string, number>();
  return async () => {
    const before = named.size;
    for (const name of await readdir(folder)) {
      if (!/^[0-9A-F]{24}$/.test(name)) continue;
      const path = join(folder, name);
      const { mtimeMs } = await stat(path);
      if (settled.get(name) === mtimeMs) continue;
      await sync(path, 'r+', (file) => file.datasync());
      named.add(name);
      if (Date.now() - mtimeMs > TICK_MS) settled.set(name, mtimeMs);
    }
    if (named.size > before && process.platform !== 'win32') await sync(folder, 'r', (file) => file.sync());
  };
}

async function sync(path: string, flags: 'r' | 'r+', bring: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, flags);
  try {
    await bring(file);
  } finally {
    await file.close();
  }
}
