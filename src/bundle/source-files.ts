import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { contains } from '../fs/contains.ts';
import { isIgnoredFile } from '../fs/ignored-files.ts';
import { BundleError } from './bundle-error.ts';

/** The folders of a site whose files stand in for the package's, under the same paths. */
export const OVERRIDABLE = ['templates', 'client'] as const;

/**
 * All files below a folder of `baseDir`, with links followed, as paths relative to `baseDir` with `/`, sorted; without
 * what lies in the folders `but`. Gives nothing for a folder that is not there. Throws `BundleError` for a link that leads
 * out of `baseDir`.
 */
export function sourceFiles(baseDir: string, folder: string, but: readonly string[] = []): readonly string[] {
  const realBase = realpathOf(baseDir);
  if (realBase === undefined) return [];
  return [...behind({ baseDir, realBase, but }, folder, [])].sort();
}

/**
 * The files of the package below one of its folders, without those of which nothing is made: the site that `init` copies,
 * and what the published package leaves out.
 */
export function packageSourceFiles(packageDir: string, folder: string): readonly string[] {
  return sourceFiles(packageDir, folder, ['templates/starter']).filter((path) => !path.endsWith('/tsconfig.json'));
}

interface Base {
  readonly baseDir: string;
  readonly realBase: string;
  readonly but: readonly string[];
}

/** The files at a path that may lead through links. `above`: the folders that it lies in, so that a link to one of them ends there. */
function behind(base: Base, path: string, above: readonly string[]): readonly string[] {
  const real = realpathOf(join(base.baseDir, path));
  if (real === undefined || above.includes(real)) return [];
  if (!contains(base.realBase, real)) throw leadsOut(path, real);
  if (statSync(real).isFile()) return [path];
  return statSync(real).isDirectory() ? below(base, { path, real }, above) : [];
}

/** The files below a folder, of which it is known where it really is; so is that of all in it but links. */
function below(
  base: Base,
  { path, real }: { readonly path: string; readonly real: string },
  above: readonly string[],
): readonly string[] {
  const entries = readdirSync(real, { withFileTypes: true }).filter(({ name }) => !isIgnoredFile(name));
  return entries.flatMap((entry) => {
    const inside = `${path}/${entry.name}`;
    if (entry.isSymbolicLink()) return behind(base, inside, [...above, real]);
    if (base.but.includes(inside)) return [];
    if (entry.isDirectory()) return below(base, { path: inside, real: join(real, entry.name) }, [...above, real]);
    return entry.isFile() ? [inside] : [];
  });
}

/** Undefined where a path, or what a link leads to, is not there. */
function realpathOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function leadsOut(path: string, real: string): BundleError {
  return new BundleError(`${path} is a link to ${real}, which lies outside of the site.`, {
    code: 'link-outside',
    hint: 'put the file itself in the place of the link',
  });
}

/** Where a file stands in `baseDir`, with `/`; undefined outside of it. */
export function logicalPath(baseDir: string, path: string): string | undefined {
  const logical = relative(baseDir, path).split(sep).join('/');
  return logical === '..' || logical.startsWith('../') || logical.startsWith('/') ? undefined : logical;
}

/** Whether a logical path is one that a site may have a file of its own for. */
export function isOverridable(logical: string): boolean {
  return OVERRIDABLE.some((folder) => logical.startsWith(`${folder}/`));
}
