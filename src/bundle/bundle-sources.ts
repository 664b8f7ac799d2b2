import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { packageIdentity, toolIdentity } from '../cache/tool-identity.ts';
import type { Roots } from '../content/roots.ts';
import { DEFAULT_LOOK } from '../domain/page/look.ts';
import { installedManifest, readManifest } from '../fs/installed-package.ts';
import type { BundleOptions } from './bundle-options.ts';
import { OVERRIDABLE, packageSourceFiles, sourceFiles } from './source-files.ts';

/** The inputs of a bundle: its sources, and the versions of its libraries and compilers. */

/** The absolute path of a file, and a name for it that does not depend on where site and package are installed. */
export interface BundleSource {
  readonly name: string;
  readonly file: string;
}

const LOCKS = ['package.json', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

interface Sources {
  /** Templates, client code and domain: the site's files first, then the package's. */
  readonly code: readonly BundleSource[];
  /** The `package.json` files of the package's installed dependencies, by package name. */
  readonly manifests: readonly BundleSource[];
  /** The files that determine which packages a site's own code uses. */
  readonly locks: readonly BundleSource[];
}

/**
 * All files that a bundle depends on, and the manifests of all packages that a build uses. If none of them changes, the
 * digest does not change. Throws `BundleError` for a link that leads out of the site.
 */
export function bundleSources(roots: Roots): readonly BundleSource[] {
  const { code, manifests, locks } = sourcesOf(roots);
  return [...code, ...manifests, ...locks];
}

/**
 * A digest of the package's own templates, client code and domain for one look, independent of the installed
 * dependencies.
 */
export function packageDigest(packageDir: string, look = DEFAULT_LOOK): string {
  return digestOf([packageIdentity ?? toolIdentity, look], packageSources(packageDir));
}

/**
 * A digest of everything that a bundle is compiled from: the sources of package and site, and the versions of the
 * installed packages. Throws `BundleError` for a link that leads out of the site.
 */
export function bundleDigest({ withDevelopmentReact = false, look = DEFAULT_LOOK, ...roots }: BundleOptions): string {
  const { code, manifests, locks } = sourcesOf(roots);
  const versions = manifests.map(({ name, file }) => `${name} ${readManifest(file).version ?? ''}`);
  return digestOf([toolIdentity, look, String(withDevelopmentReact), ...versions], [...code, ...locks]);
}

function digestOf(inputs: readonly string[], sources: readonly BundleSource[]): string {
  const hash = createHash('sha256').update(inputs.join('\0'));
  for (const { name, file } of sources) hash.update(`\0${name}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 20);
}

/** Whether a site overrides any file of the package; always true for the package itself. */
export function hasOwnSources(roots: Roots): boolean {
  return roots.rootDir === roots.packageDir || ownSources(roots).length > 0;
}

/** Whether a site replaces any file of the service worker. Throws `BundleError` for a link that leads out of the site. */
export function hasOwnWorker(roots: Roots): boolean {
  return ownSources(roots).some((path) => path.startsWith('client/sw/'));
}

function sourcesOf(roots: Roots): Sources {
  const { rootDir, packageDir } = roots;
  const own = ownSources(roots);
  const hasOwn = rootDir === packageDir || own.length > 0;
  return {
    code: [...named('site', rootDir, own), ...packageSources(packageDir)],
    manifests: manifestsOf(packageDir),
    locks: hasOwn ? named('site', rootDir, LOCKS).filter(({ file }) => existsSync(file)) : [],
  };
}

function packageSources(packageDir: string): readonly BundleSource[] {
  const paths = [...OVERRIDABLE, 'src/domain'].flatMap((folder) => packageSourceFiles(packageDir, folder));
  return named('package', packageDir, paths);
}

/**
 * The files of a site that override the package's, as paths from the root; none for the package itself. Throws
 * `BundleError` for a link that leads out of the site.
 */
export function ownSources({ rootDir, packageDir }: Roots): readonly string[] {
  return rootDir === packageDir ? [] : OVERRIDABLE.flatMap((folder) => sourceFiles(rootDir, folder));
}

function manifestsOf(packageDir: string): readonly BundleSource[] {
  const { dependencies = {} } = readManifest(`${packageDir}/package.json`);
  return Object.keys(dependencies)
    .sort()
    .flatMap((name) => {
      const file = installedManifest(name, packageDir);
      return file === undefined ? [] : [{ name, file }];
    });
}

function named(owner: string, dir: string, paths: readonly string[]): readonly BundleSource[] {
  return paths.map((path) => ({ name: `${owner}/${path}`, file: `${dir}/${path}` }));
}
