import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { OnResolveResult, Plugin } from 'esbuild';
import type { Roots } from '../content/roots.ts';
import { isOverridable, logicalPath } from './source-files.ts';

/** Begins the text of the error for an import that leaves the folders of templates and client code. */
export const IMPORT_OUTSIDE = 'This import leaves templates/ and client/';

/**
 * Imports inside the site's or the package's `templates` and `client` are logical paths: the site's own file wins,
 * the package's stands behind it, file by file. `src/model` is always the package's. `conf-site/templates/…` always
 * names the package's own file, so that an override can wrap the original. React comes from the package, whoever
 * imports it.
 */
export function siteRootsPlugin(roots: Roots): Plugin {
  return {
    name: 'site-roots',
    setup(build) {
      build.onResolve({ filter: /^(?:react|react-dom)(?:\/|$)/ }, ({ path, resolveDir, kind, pluginData }) => {
        if (pluginData === 'from-package' || logicalPath(roots.packageDir, resolveDir) !== undefined) return undefined;
        return build.resolve(path, { kind, resolveDir: roots.packageDir, pluginData: 'from-package' });
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

/** Only our own files have logical imports; a library finds its files itself. */
function resolveImport(path: string, importer: string, roots: Roots): OnResolveResult | undefined {
  const from = logicalIn(importer, roots);
  if (from === undefined || !isSource(from)) return undefined;
  const to = logicalIn(path, roots);
  if (to === undefined || !isSource(to)) return { errors: [{ text: `${IMPORT_OUTSIDE}: ${to ?? path}.` }] };
  const found = resolveLogical(to, roots);
  return found === undefined ? undefined : { path: found };
}

/** The file of a logical path: the site's own if it may and does have one, else the package's; undefined without. */
export function resolveLogical(logical: string, { rootDir, packageDir }: Roots): string | undefined {
  const candidates = [...(isOverridable(logical) ? [join(rootDir, logical)] : []), join(packageDir, logical)];
  return candidates.find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
}

/** A path below one of the roots, below the inner one where one lies in the other. */
function logicalIn(path: string, { rootDir, packageDir }: Roots): string | undefined {
  const [inner, outer] = rootDir.length > packageDir.length ? [rootDir, packageDir] : [packageDir, rootDir];
  return logicalPath(inner, path) ?? logicalPath(outer, path);
}

/** What a bundle may be made of besides libraries. */
function isSource(logical: string): boolean {
  return isOverridable(logical) || logical.startsWith('src/model/');
}
