import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { OnResolveResult, Plugin } from 'esbuild';
import type { Roots } from '../content/roots.ts';
import { DEFAULT_LOOK, LOOKS_FOLDER, NEW_SITE_LOOK } from '../domain/page/look.ts';
import type { SourceRoots } from './bundle-options.ts';
import { isOverridable, logicalPath } from './source-files.ts';

/** The start of the error message for an import of a file outside templates and client code. */
export const IMPORT_OUTSIDE = 'This import leaves templates/ and client/';

/**
 * Resolves imports in `templates` and `client` as logical paths: the site's file overrides the package's, file by file.
 * `src/domain` is always the package's. `conf-site/templates/…` always means the package's file, so that an override can
 * wrap the original. `#look/…` means a file of the site's look. React always comes from the package.
 */
export function siteRootsPlugin(roots: SourceRoots): Plugin {
  return {
    name: 'site-roots',
    setup(build) {
      build.onResolve({ filter: /^(?:react|react-dom)(?:\/|$)/ }, ({ path, resolveDir, kind, pluginData }) => {
        if (pluginData === 'from-package' || logicalPath(roots.packageDir, resolveDir) !== undefined) return undefined;
        return build.resolve(path, { kind, resolveDir: roots.packageDir, pluginData: 'from-package' });
      });
      build.onResolve({ filter: /^#look\// }, ({ path }) => {
        const found = resolveInLook(path.slice('#look/'.length), roots);
        return found === undefined ? undefined : { path: found };
      });
      build.onResolve({ filter: /^conf-site\// }, ({ path }) => ({
        path: join(roots.packageDir, path.slice('conf-site/'.length)),
      }));
      build.onResolve({ filter: /^(?:\.\.?)?\// }, ({ path, resolveDir, importer, kind }) =>
        kind === 'entry-point' ? undefined : resolveImport(resolve(resolveDir, path), importer, roots),
      );
    },
  };
}

/** Resolves logical imports, which only our own files use. Imports in libraries are left to esbuild. */
function resolveImport(path: string, importer: string, roots: Roots): OnResolveResult | undefined {
  const from = logicalIn(importer, roots);
  if (from === undefined || !isSource(from)) return undefined;
  const to = logicalIn(path, roots);
  if (to === undefined || !isSource(to)) return { errors: [{ text: `${IMPORT_OUTSIDE}: ${to ?? path}.` }] };
  const found = resolveLogical(to, roots);
  return found === undefined ? undefined : { path: found };
}

/**
 * The file of a logical path: the site's, if the path can be overridden and the file exists, else the package's.
 * Returns undefined if neither exists.
 */
export function resolveLogical(logical: string, { rootDir, packageDir }: Roots): string | undefined {
  const candidates = [...(isOverridable(logical) ? [join(rootDir, logical)] : []), join(packageDir, logical)];
  return candidates.find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
}

/** A file of the site's look, or that of the look `plain` if the site's look does not have it. */
function resolveInLook(file: string, { look = DEFAULT_LOOK, ...roots }: SourceRoots): string | undefined {
  const candidates = [look, NEW_SITE_LOOK].map((name) => resolveLogical(`${LOOKS_FOLDER}/${name}/${file}`, roots));
  return candidates.find((found) => found !== undefined);
}

/** The path relative to the root that contains it; the inner root if one contains the other. */
function logicalIn(path: string, { rootDir, packageDir }: Roots): string | undefined {
  const [inner, outer] = rootDir.length > packageDir.length ? [rootDir, packageDir] : [packageDir, rootDir];
  return logicalPath(inner, path) ?? logicalPath(outer, path);
}

/** Whether a logical path may be part of a bundle. */
function isSource(logical: string): boolean {
  return isOverridable(logical) || logical.startsWith('src/domain/');
}
