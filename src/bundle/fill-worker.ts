import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A compiled service worker with the list of what it precaches filled in by workbox-build. Addresses are relative to
 * the worker's own, so that it is the same wherever the site stands; names carry hashes, and so need no revision.
 */
export async function fillWorker(worker: Uint8Array, names: readonly string[]): Promise<Uint8Array> {
  const { injectManifest } = await import('workbox-build');
  const folder = mkdtempSync(join(tmpdir(), 'conf-site-worker-'));
  const [swSrc, swDest] = [join(folder, 'empty.js'), join(folder, 'filled.js')];
  try {
    writeFileSync(swSrc, worker);
    await injectManifest({
      swSrc,
      swDest,
      globDirectory: folder,
      globPatterns: [],
      additionalManifestEntries: [...names].sort().map((name) => ({ url: `assets/${name}`, revision: null })),
    });
    return readFileSync(swDest);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
