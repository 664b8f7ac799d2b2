import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { contains } from '../fs/contains.ts';
import { isIgnoredFile } from '../fs/ignored-files.ts';
import { BundleError } from './bundle-error.ts';

/** The folders in which files of a site override the package's files with the same paths. */
export const OVERRIDABLE = ['templates', 'client'] as const;

/**
 * All files below a folder of `baseDir` except those in the folders `excluded`, as sorted paths relative to `baseDir`
 * with `/`. Links are followed. Returns an empty list if the folder does not exist. Throws `BundleError` for a link
 * that leads out of `baseDir`.
 */
export function sourceFiles(baseDir: string, folder: string, excluded: readonly string[] = []): readonly string[] {
  const realBase = realpathOf(baseDir);
  if (realBase === undefined) return [];
  return [...filesAt({ baseDir, realBase, excluded }, folder, [])].sort();
}

/** Also what package.json leaves out, so that the bundle has the same key in the package as in the clone that packed it. */
const NOT_COMPILED = [
  'client/edit',
  'client/watch',
  'src/domain/editor',
  'src/domain/site/content-types.ts',
  'src/domain/translate.ts',
  'templates/i18n',
  'templates/starter',
  'templates/starter-texts',
];

/**
 * The files below a folder of the package that the pages of sites are made with: without what `init` copies, interface texts, the
 * clients of `watch`, which are compiled into the tool, and files that are not published.
 */
export function packageSourceFiles(packageDir: string, folder: string): readonly string[] {
  return sourceFiles(packageDir, folder, NOT_COMPILED).filter((path) => !path.endsWith('/tsconfig.json'));
}

interface Base {
  readonly baseDir: string;
  readonly realBase: string;
  readonly excluded: readonly string[];
}

/** The files at a path that may contain links. A link to one of the enclosing folders is not followed. */
function filesAt(base: Base, path: string, enclosing: readonly string[]): readonly string[] {
  const real = realpathOf(join(base.baseDir, path));
  if (real === undefined || enclosing.includes(real)) return [];
  if (!contains(base.realBase, real)) throw leadsOut(path, real);
  if (statSync(real).isFile()) return [path];
  return statSync(real).isDirectory() ? filesIn(base, { path, real }, enclosing) : [];
}

/** The files below a folder whose real path is known, so only links in it have to be resolved. */
function filesIn(
  base: Base,
  { path, real }: { readonly path: string; readonly real: string },
  enclosing: readonly string[],
): readonly string[] {
  const entries = readdirSync(real, { withFileTypes: true }).filter(({ name }) => !isIgnoredFile(name));
  return entries.flatMap((entry) => {
    const inside = `${path}/${entry.name}`;
    if (entry.isSymbolicLink()) return filesAt(base, inside, [...enclosing, real]);
    if (base.excluded.includes(inside)) return [];
    if (entry.isDirectory()) return filesIn(base, { path: inside, real: join(real, entry.name) }, [...enclosing, real]);
    return entry.isFile() ? [inside] : [];
  });
}

/** The real path; undefined if the path or the target of a link does not exist. */
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

/** Whether pages are made with the package's file of this path, so that a site's own one replaces it. */
export function isForPages(logical: string): boolean {
  return !NOT_COMPILED.some((excluded) => logical === excluded || logical.startsWith(`${excluded}/`));
}

/** The path of a file relative to `baseDir`, with `/`; undefined if it is outside. */
export function logicalPath(baseDir: string, path: string): string | undefined {
  const logical = relative(baseDir, path).split(sep).join('/');
  return logical === '..' || logical.startsWith('../') || logical.startsWith('/') ? undefined : logical;
}

/** Whether a site may override the file of a logical path. */
export function isOverridable(logical: string): boolean {
  return OVERRIDABLE.some((folder) => logical.startsWith(`${folder}/`));
}
