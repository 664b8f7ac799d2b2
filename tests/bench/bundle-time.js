/** How long bundling templates and client code takes without a cache. In a build it runs in parallel with reading and checking. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * Milliseconds that one bundling takes with an empty cache.
 * @param {string} packageDir
 * @returns {Promise<number>}
 */
export async function bundleMs(packageDir) {
  const folder = mkdtempSync(join(packageDir, 'node_modules', '.conf-site-bench-'));
  try {
    const outfile = join(folder, 'bundle-site.mjs');
    await build({
      entryPoints: [join(packageDir, 'src/bundle/bundle-site.ts')],
      outfile,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
    });
    const { bundleSite } = await import(pathToFileURL(outfile).href);
    const from = performance.now();
    await bundleSite({ rootDir: folder, packageDir, cacheDir: join(folder, 'cache') });
    return performance.now() - from;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
