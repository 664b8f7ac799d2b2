import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOOKS_FOLDER } from '../domain/page/look.ts';
import { BundleError } from './bundle-error.ts';
import type { SourceRoots } from './bundle-options.ts';
import { idleOverrides } from './idle-overrides.ts';
import { type Built, isTypesOnly, run } from './run-esbuild.ts';
import { isForPages } from './source-files.ts';
import { STYLE_LOADERS } from './styles-loader.ts';
import { unknownFiles } from './unknown-files.ts';

/** A problem in a site's own templates and client code, with its file if it is known. */
export interface SourceProblem {
  readonly error: BundleError;
  /** Present for a problem of a whole file. */
  readonly path?: string;
}

/**
 * Compiles a site's own templates, styles and client code with their imports, and discards the result. `own` contains
 * their paths from the root. Unlike a build, it does not stop at the first problem.
 */
export async function checkSources(roots: SourceRoots, own: readonly string[]): Promise<readonly SourceProblem[]> {
  const entries = own.filter((path) => isEntry(path, roots));
  const built = await compiled(roots, entries);
  if (built instanceof BundleError) return [{ error: built }];
  const metafiles = built === undefined ? [] : [built.metafile];
  return [...(await unknownFiles(roots, { metafiles, isTypesOnly })), ...(await idleOverrides(roots, own))];
}

/**
 * Whether a file is an entry point: an override of a package file, an island, or a file that templates import from a
 * look. All other files are imported by these.
 */
function isEntry(path: string, { packageDir }: SourceRoots): boolean {
  if (!/\.(?:tsx?|css)$/.test(path)) return false;
  const isOverride = isForPages(path) && existsSync(join(packageDir, path));
  return isOverride || /^client\/islands\/[^/]+\.tsx$/.test(path) || OF_LOOK.test(path);
}

const OF_LOOK = new RegExp(`^${LOOKS_FOLDER}/[^/]+/(?:drawings\\.ts|parts\\.tsx|(?:index|events)\\.css)$`);

async function compiled(roots: SourceRoots, entries: readonly string[]): Promise<Built | BundleError | undefined> {
  if (entries.length === 0) return undefined;
  const entryPoints = entries.map((path) => join(roots.rootDir, path));
  try {
    return await run(roots, { entryPoints, platform: 'node', format: 'esm', minify: false, loader: STYLE_LOADERS });
  } catch (error) {
    if (error instanceof BundleError) return error;
    throw error;
  }
}
