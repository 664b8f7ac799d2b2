import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import type { Roots } from '../content/roots.ts';
import { nearestName } from '../diagnostics/nearest-name.ts';
import { BundleError } from './bundle-error.ts';
import { OVERRIDABLE, packageSourceFiles, sourceFiles } from './source-files.ts';

/**
 * The inputs of a bundle. `isTypesOnly` returns whether a file contains only types and so does not appear in a bundle.
 */
export interface Bundled {
  readonly metafiles: readonly Metafile[];
  readonly isTypesOnly: (file: string) => Promise<boolean>;
}

const CODE = /\.(?:tsx?|css)$/;

/** Throws a `BundleError` `template-unknown` for the first of the unknown files. */
export async function refuseUnknown(roots: Roots, bundled: Bundled): Promise<void> {
  const [first] = await unknownFiles(roots, bundled);
  if (first !== undefined) throw first.error;
}

/** A file of the site that would be ignored, relative to its root. */
export interface UnknownFile {
  readonly path: string;
  readonly error: BundleError;
}

/**
 * Files of the site that override no file of the package and that nothing imports. They would be ignored silently; most
 * likely their names are misspelled.
 */
export async function unknownFiles(
  { rootDir, packageDir }: Roots,
  { metafiles, isTypesOnly }: Bundled,
): Promise<readonly UnknownFile[]> {
  if (rootDir === packageDir) return [];
  const used = new Set(
    metafiles.flatMap((metafile) => Object.keys(metafile.inputs)).map((path) => resolve(packageDir, path)),
  );
  const found: UnknownFile[] = [];
  for (const folder of OVERRIDABLE) {
    for (const path of sourceFiles(rootDir, folder)) {
      const file = join(rootDir, path);
      if (!CODE.test(path) || existsSync(join(packageDir, path)) || used.has(file) || used.has(realpathSync(file)))
        continue;
      if (!(await isTypesOnly(file)))
        found.push({ path, error: unknown(path, packageSourceFiles(packageDir, folder)) });
    }
  }
  return found;
}

function unknown(path: string, known: readonly string[]): BundleError {
  const near = nearestName(path, known);
  return new BundleError(`${path} overrides no file of conf-site, and nothing imports it.`, {
    code: 'template-unknown',
    hint:
      near === undefined ? 'give it the path of the file that it replaces, or delete it' : `did you mean "${near}"?`,
  });
}
