import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than the resolution of modification times. */
const MTIME_RESOLUTION_MS = 100;

/**
 * Returns a function that flushes the write-ahead log to the disk (fsync). The embedded database does not do so, and a
 * power failure would lose acknowledged changes. Files that have not changed since the last flush are skipped. If there
 * are new files, the folder is flushed too.
 */
export function walSyncer(dataDir: string): () => Promise<void> {
  const folder = join(dataDir, 'pg_wal');
  const seen = new Set<string>();
  const flushedMtimes = new Map<string, number>();
  return async () => {
    const before = seen.size;
    for (const name of await readdir(folder)) {
      if (!/^[0-9A-F]{24}$/.test(name)) continue;
      const path = join(folder, name);
      const { mtimeMs } = await stat(path);
      if (flushedMtimes.get(name) === mtimeMs) continue;
      await sync(path, 'r+', (file) => file.datasync());
      seen.add(name);
      if (Date.now() - mtimeMs > MTIME_RESOLUTION_MS) flushedMtimes.set(name, mtimeMs);
    }
    if (seen.size > before && process.platform !== 'win32') await sync(folder, 'r', (file) => file.sync());
  };
}

async function sync(path: string, flags: 'r' | 'r+', flush: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, flags);
  try {
    await flush(file);
  } finally {
    await file.close();
  }
}
