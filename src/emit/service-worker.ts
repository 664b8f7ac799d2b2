import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { seal, unseal } from '../content/seal.ts';
import type { Bundle } from '../model/bundle.ts';

/** A precached file; its name carries its content's hash, so it has no revision of its own. */
interface PrecacheEntry {
  readonly url: string;
  readonly revision: null;
}

/**
 * The service worker with its list filled in by workbox-build. The answer is kept by what it was made from, since
 * that library takes longer to load than the rest of a build.
 */
export async function serviceWorker(
  bundle: Pick<Bundle, 'serviceWorkerFile' | 'digest'>,
  { urls, cacheDir }: { readonly urls: readonly string[]; readonly cacheDir: string },
): Promise<string> {
  const entries: readonly PrecacheEntry[] = [...urls].sort().map((url) => ({ url, revision: null }));
  const key = createHash('sha256')
    .update(JSON.stringify([bundle.digest, entries]))
    .digest('hex')
    .slice(0, 20);
  const kept = join(cacheDir, `sw-${key}.js`);
  return readKept(kept) ?? (await inject(bundle.serviceWorkerFile, { entries, kept }));
}

/** The kept worker; undefined if there is none, or none that is whole. */
function readKept(kept: string): string | undefined {
  try {
    return unseal(readFileSync(kept, 'utf8'));
  } catch {
    return undefined;
  }
}

async function inject(
  source: string,
  { entries, kept }: { readonly entries: readonly PrecacheEntry[]; readonly kept: string },
): Promise<string> {
  const { injectManifest } = await import('workbox-build');
  const folder = join(kept, '..');
  mkdirSync(folder, { recursive: true });
  const staging = join(folder, `.${basename(kept)}.${process.pid}`);
  await injectManifest({
    swSrc: source,
    swDest: staging,
    globDirectory: folder,
    globPatterns: [],
    additionalManifestEntries: [...entries],
  });
  const text = readFileSync(staging, 'utf8');
  writeFileSync(staging, seal(text));
  rmSync(kept, { recursive: true, force: true });
  renameSync(staging, kept);
  return text;
}

/**
 * A worker that takes itself and what it kept away: what the kill switch of the settings puts in its place. Caches of
 * other sites on the same origin, which are named by another scope, stay.
 */
export function retiringWorker(): string {
  return [
    "self.addEventListener('install', () => self.skipWaiting());",
    "self.addEventListener('activate', (event) => event.waitUntil((async () => {",
    '  const { scope } = self.registration;',
    '  for (const name of await caches.keys()) if (name.endsWith(scope)) await caches.delete(name);',
    '  await self.registration.unregister();',
    '})()));',
    '',
  ].join('\n');
}
