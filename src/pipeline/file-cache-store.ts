import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verified, withChecksum } from '../cache/checksum.ts';
import { toolIdentity } from '../cache/tool-identity.ts';
import { writeAtomically } from '../fs/atomic-write.ts';
import { attempt } from '../fs/attempt.ts';
import { createFileCache, type FileCache } from '../read/file-cache.ts';

/**
 * Opens the cache of parsed content files. With a folder it persists between processes. It is empty for another version
 * of the code or of Node.
 */
export function openFileCache(cacheDir: string | undefined, clock: () => number = Date.now): FileCache {
  if (cacheDir === undefined) return createFileCache(clock);
  const file = join(cacheDir, 'files.bin');
  const writer = Buffer.from(`${toolIdentity} ${process.version}\n`);
  return createFileCache(clock, {
    load() {
      const content = attempt(() => verified(readFileSync(file)));
      const isOurs = content !== undefined && writer.equals(content.subarray(0, writer.length));
      return isOurs ? content.subarray(writer.length) : undefined;
    },
    save(bytes) {
      attempt(() => writeAtomically(file, withChecksum(Buffer.concat([writer, bytes]))));
    },
  });
}
