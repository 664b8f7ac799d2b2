import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CodePlace } from '../diagnostics/code-place.ts';
import { DEFAULT_LOOK } from '../domain/page/look.ts';
import { STYLESHEETS } from '../domain/page/stylesheets.ts';
import { BundleError } from './bundle-error.ts';
import type { SourceRoots } from './bundle-options.ts';
import { type CssDeclaration, cssDeclarations } from './css-declarations.ts';
import { type Built, isTypesOnly, run } from './run-esbuild.ts';
import { resolveLogical } from './site-roots-plugin.ts';
import { logicalPath } from './source-files.ts';
import { STYLE_LOADERS } from './styles-loader.ts';

/** A file of a site, relative to its root, that changes nothing, or in which something changes nothing. */
export interface IdleOverride {
  readonly path: string;
  readonly error: BundleError;
}

const CODE = ['templates/entry.tsx', 'client/inline/boot.ts', 'client/runtime/main.ts', 'client/sw/sw.ts'];

/**
 * Overrides of a site that have no effect, although they were made for files of conf-site that exist: files that nothing of the
 * site imports any more, and declarations in stylesheets that a later stylesheet of conf-site repeats. `own` contains all files
 * of the site. Finds none if the whole does not compile, which a build reports.
 */
export async function idleOverrides(roots: SourceRoots, own: readonly string[]): Promise<readonly IdleOverride[]> {
  const overrides = own.filter((path) => /\.(?:tsx?|css)$/.test(path) && existsSync(join(roots.packageDir, path)));
  if (overrides.length === 0) return [];
  const built = await compiled(roots);
  if (built === undefined) return [];
  return [...(await unusedFiles(roots, overrides, built)), ...repeatedDeclarations(roots, built)];
}

/** Everything that a page may load, in one bundle. */
async function compiled(roots: SourceRoots): Promise<Built | undefined> {
  const kinds = { platform: 'node', format: 'esm', minify: false, loader: STYLE_LOADERS } as const;
  try {
    return await run(roots, { ...kinds, entryPoints: entriesOf(roots), outbase: roots.packageDir });
  } catch (error) {
    if (error instanceof BundleError) return undefined;
    throw error;
  }
}

function entriesOf(roots: SourceRoots): string[] {
  const islands = readdirSync(join(roots.packageDir, 'client/islands')).filter((name) => name.endsWith('.tsx'));
  const styles = STYLESHEETS.map((name) => `templates/styles/${name}.css`);
  return [...CODE, ...islands.map((name) => `client/islands/${name}`), ...styles].flatMap(
    (path) => resolveLogical(path, roots) ?? [],
  );
}

async function unusedFiles(
  roots: SourceRoots,
  overrides: readonly string[],
  { metafile }: Built,
): Promise<readonly IdleOverride[]> {
  const used = new Set(Object.keys(metafile.inputs).map((path) => resolve(roots.packageDir, path)));
  const found: IdleOverride[] = [];
  for (const path of overrides) {
    const file = join(roots.rootDir, path);
    if (!used.has(file) && !used.has(realpathSync(file)) && !(await isTypesOnly(file)))
      found.push({ path, error: unused(path, roots) });
  }
  return found;
}

function unused(path: string, { look = DEFAULT_LOOK }: SourceRoots): BundleError {
  const [, other] = /^templates\/looks\/([^/]+)\//.exec(path) ?? [];
  const isOfOtherLook = other !== undefined && other !== look;
  return new BundleError(
    isOfOtherLook
      ? `${path} has no effect: the look of the site is "${look}", not "${other}".`
      : `${path} has no effect: no page, style or script of this version of conf-site uses it.`,
    {
      code: 'override-idle',
      hint: isOfOtherLook
        ? `move it to templates/looks/${look}/, or delete it`
        : 'delete it, or override the file that has taken its place; "Upgrading" in the changelog of conf-site says which',
    },
  );
}

/** The first declaration of each property in each file, since the others have most likely the same cause. */
function repeatedDeclarations(roots: SourceRoots, built: Built): readonly IdleOverride[] {
  const found = new Map<string, IdleOverride>();
  for (const { path, text } of built.outputFiles) {
    if (!path.endsWith('.css')) continue;
    for (const { own, by } of repeated(cssDeclarations(text), roots)) {
      const key = `${own.file} ${own.property}`;
      if (!found.has(key)) found.set(key, repeatedBy(roots, own, by));
    }
  }
  return [...found.values()];
}

interface Repeated {
  readonly own: CssDeclaration;
  readonly by: CssDeclaration;
}

function repeated(all: readonly CssDeclaration[], roots: SourceRoots): readonly Repeated[] {
  const last = new Map<string, CssDeclaration>();
  const found: Repeated[] = [];
  for (const one of all.toReversed()) {
    const key = `${one.target} { ${one.property} }`;
    const by = last.get(key);
    const isOwn = siteFile(one, roots) !== undefined;
    if (by === undefined || (one.isImportant && !by.isImportant)) last.set(key, one);
    else if (isOwn && siteFile(by, roots) === undefined) found.push({ own: one, by });
  }
  return found.toReversed();
}

/** The path of a declaration's file in the site; undefined for a file of the package. One of the two may be in the other. */
function siteFile({ file }: CssDeclaration, { rootDir, packageDir }: SourceRoots): string | undefined {
  const path = resolve(packageDir, file);
  const isOfPackage = packageDir.length > rootDir.length && logicalPath(packageDir, path) !== undefined;
  return isOfPackage ? undefined : logicalPath(rootDir, path);
}

function repeatedBy(roots: SourceRoots, own: CssDeclaration, by: CssDeclaration): IdleOverride {
  const path = siteFile(own, roots) ?? own.file;
  const text = `"${own.property}" of "${own.selector}" has no effect: ${by.file} of conf-site sets it after this file.`;
  const error = new BundleError(text, {
    code: 'override-idle',
    hint: `set it in a file ${by.file} of your site, after "@import 'conf-site/${by.file}';", or delete it here`,
    places: [{ ...placeOf(join(roots.rootDir, path), own.property), file: path, text }],
  });
  return { path, error };
}

function placeOf(file: string, property: string): Omit<CodePlace, 'file' | 'text'> {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  const found = lines.findIndex((line) => new RegExp(`(?:^|[\\s;{])${property}\\s*:`).test(line));
  const column = (lines[found]?.indexOf(property) ?? 0) + 1;
  return { line: found + 1, column, endColumn: column + property.length };
}
