import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { toolIdentity } from '../cache/tool-identity.ts';
import { installedManifest, readManifest } from '../content/installed-package.ts';
import type { Roots } from '../content/roots.ts';
import type { BundleOptions } from './bundle-options.ts';
import { OVERRIDABLE, packageSourceFiles, sourceFiles } from './source-files.ts';

/** Everything that can change a bundle: the sources, and the versions of what is compiled into it and what compiles it. */

/** A file by its absolute path, under a name that is the same wherever site and package lie. */
export interface BundleSource {
  readonly name: string;
  readonly file: string;
}

const LOCKS = ['package.json', 'package-lock.json'];

interface Sources {
  /** Templates, client code and the model: of the site first, then of the package. */
  readonly code: readonly BundleSource[];
  /** The `package.json` of what the package depends on, as far as it is installed, by the names of packages. */
  readonly manifests: readonly BundleSource[];
  /** What says which packages a site has for code of its own. */
  readonly locks: readonly BundleSource[];
}

/**
 * All files behind a bundle, and the manifests of all packages that a build uses: while none of them changes, neither does
 * the digest. Throws `BundleError` for a link that leads out of the site.
 */
export function bundleSources(roots: Roots): readonly BundleSource[] {
  const { code, manifests, locks } = sourcesOf(roots);
  return [...code, ...manifests, ...locks];
}

/**
 * Names the package's own templates, client code and model, by its version and their content, whatever is installed beside
 * it.
 */
export function packageDigest(packageDir: string): string {
  return digestOf([toolIdentity], packageSources(packageDir));
}

/**
 * Names everything that a bundle is compiled from: the sources of package and site, and the versions of the installed
 * packages. Throws `BundleError` for a link that leads out of the site.
 */
export function bundleDigest({ withDevelopmentReact = false, ...roots }: BundleOptions): string {
  const { code, manifests, locks } = sourcesOf(roots);
  const versions = manifests.map(({ name, file }) => `${name} ${readManifest(file).version ?? ''}`);
  return digestOf([toolIdentity, String(withDevelopmentReact), ...versions], [...code, ...locks]);
}

function digestOf(words: readonly string[], sources: readonly BundleSource[]): string {
  const hash = createHash('sha256').update(words.join('\0'));
  for (const { name, file } of sources) hash.update(`\0${name}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 20);
}

/** Whether anything of a site stands in for what the package has; the package itself is such a site. */
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
  const paths = [...OVERRIDABLE, 'src/model'].flatMap((folder) => packageSourceFiles(packageDir, folder));
  return named('package', packageDir, paths);
}

/**
 * What stands in for files of the package, as paths from the root; of the package itself nothing. Throws `BundleError` for a
 * link that leads out of the site.
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

function named(whose: string, dir: string, paths: readonly string[]): readonly BundleSource[] {
  return paths.map((path) => ({ name: `${whose}/${path}`, file: `${dir}/${path}` }));
}
