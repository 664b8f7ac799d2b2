import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Brings the database's log of changes to the disk. The embedded database writes it but leaves it to the system when it
 * gets there, so that a computer that loses power would forget what it had acknowledged. Only files that changed since
 * the last time are touched.
 */
export function logSyncer(dataDir: string): () => Promise<void> {
  const folder = join(dataDir, 'pg_wal');
  const known = new Map<string, number>();
  return async () => {
    for (const name of await readdir(folder)) {
      if (!/^[0-9A-F]{24}$/.test(name)) continue;
      const path = join(folder, name);
      const { mtimeMs } = await stat(path);
      if (known.get(name) === mtimeMs) continue;
      await syncFile(path);
      known.set(name, mtimeMs);
    }
  };
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}
