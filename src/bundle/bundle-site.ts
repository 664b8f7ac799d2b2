import { accessSync, constants } from 'node:fs';
import { toolFolder } from '../cache/tool-identity.ts';
import type { Bundle } from '../domain/page/bundle.ts';
import type { BundleOptions } from './bundle-options.ts';
import { bundleDigest, hasOwnSources, packageDigest } from './bundle-sources.ts';
import { compileInto, readBundle } from './stored-bundle.ts';

/**
 * The compiled templates and client code of a site: the bundle that ships with the tool if the site overrides nothing
 * and has the look of new sites, otherwise one that is compiled once for each state of its sources. Throws `BundleError` if they do not compile.
 */
export async function bundleSite(options: BundleOptions): Promise<Bundle> {
  return shippedBundle(options) ?? (await compiledBundle(options));
}

/**
 * The bundle in the published package, which does not depend on the versions of installed packages. Returns undefined
 * in a clone, and if the bundle is damaged or the package's sources were changed after it was packed; the caller must
 * compile then.
 */
function shippedBundle(options: BundleOptions): Bundle | undefined {
  if (toolFolder?.isPublished !== true || options.withDevelopmentReact === true) return undefined;
  if (hasOwnSources(options)) return undefined;
  return readBundle({ dir: toolFolder.dir, digest: packageDigest(options.packageDir, options.look) });
}

async function compiledBundle(options: BundleOptions): Promise<Bundle> {
  const place = { dir: cacheFolder(options), digest: bundleDigest(options) };
  const cached = readBundle(place);
  if (cached !== undefined) return cached;
  await compileInto(place, options);
  const compiled = readBundle(place);
  if (compiled === undefined) throw new Error(`The bundle that was just written to ${place.dir} cannot be read.`);
  return compiled;
}

/**
 * The folder for compiled bundles: the site's cache. In a clone, sites that override nothing share one bundle beside
 * the compiled tool.
 */
function cacheFolder(options: BundleOptions): string {
  if (toolFolder === undefined || toolFolder.isPublished || hasOwnSources(options)) return options.cacheDir;
  return isWritable(toolFolder.dir) ? toolFolder.dir : options.cacheDir;
}

function isWritable(dir: string): boolean {
  try {
    accessSync(dir, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
