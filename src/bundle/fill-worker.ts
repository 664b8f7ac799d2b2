import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../fs/make-folder.ts';
import { temporaryName } from '../fs/temporary-files.ts';
import { BundleError } from './bundle-error.ts';

/**
 * Inserts the precache list into a compiled service worker. Addresses are relative to the worker's, so they do not
 * depend on the site's address. Names contain hashes, so the entries need no revision.
 */

/** The placeholder for the list in the worker's source, as workbox-build uses it. */
const INJECTION_POINT = 'self.__WB_MANIFEST';

/**
 * Inserts the list into the package's own worker, as workbox-build does. Throws if the placeholder does not occur
 * exactly once.
 */
export function fillWorker(worker: Uint8Array, names: readonly string[]): Uint8Array {
  const parts = new TextDecoder().decode(worker).split(INJECTION_POINT);
  if (parts.length !== 2) throw new Error(`The worker has ${parts.length - 1} places for its list.`);
  return new TextEncoder().encode(parts.join(JSON.stringify(entriesOf(names))));
}

/**
 * Inserts the list into any worker with workbox-build, which a site with a worker of its own has to install. Throws
 * `BundleError` if it is not installed, or if the placeholder does not occur exactly once. Its files are in `cacheDir` meanwhile.
 */
export async function fillByWorkbox(
  worker: Uint8Array,
  names: readonly string[],
  { cacheDir }: { readonly cacheDir: string },
): Promise<Uint8Array> {
  const { injectManifest } = await loadWorkbox();
  const folder = temporaryName(join(cacheDir, 'worker'));
  const [swSrc, swDest] = [join(folder, 'empty.js'), join(folder, 'filled.js')];
  try {
    makeFolder(folder);
    writeFileSync(swSrc, worker);
    await injectManifest({
      swSrc,
      swDest,
      globDirectory: folder,
      globPatterns: [],
      injectionPoint: INJECTION_POINT,
      additionalManifestEntries: [...entriesOf(names)],
    }).catch((error: unknown) => {
      throw new BundleError(`client/sw/: ${error instanceof Error ? error.message : String(error)}`, {
        hint: `write ${INJECTION_POINT} once in your worker; the build replaces it by the list of files to precache`,
      });
    });
    return readFileSync(swDest);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Entry {
  readonly revision: null;
  readonly url: string;
}

function entriesOf(names: readonly string[]): readonly Entry[] {
  return [...names].sort().map((name) => ({ revision: null, url: `assets/${name}` }));
}

async function loadWorkbox(): Promise<typeof import('workbox-build')> {
  try {
    return await import('workbox-build');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new BundleError(
      'The site has a service worker of its own (client/sw/), which needs the package workbox-build.',
      {
        hint: 'npm install --save-dev workbox-build',
      },
    );
  }
}
