import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Imports inside the site's or the package's `templates` and `client` are logical paths: the site's own file wins,
 * the package's stands behind it, file by file. `conf-site/templates/…` always names the package's own file, so that
 * an override can wrap the original. React comes from the package, whoever imports it.
 */
export function siteRootsPlugin(roots: { readonly rootDir: string; readonly packageDir: string }): Plugin {
  return {
    name: 'site-roots',
    setup(build) {
      build.onResolve({ filter: /^(?:react|react-dom)(?:\/|$)/ }, ({ path, resolveDir, kind, pluginData }) => {
        if (pluginData === 'from-package' || resolveDir.startsWith(roots.packageDir)) return undefined;
        return build.resolve(path, { kind, resolveDir: roots.packageDir, pluginData: 'from-package' });
      });
      build.onResolve({ filter: /^conf-site\// }, ({ path }) => ({
        path: join(roots.packageDir, path.slice('conf-site/'.length)),
      }));
      build.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
        const found = resolveLogical(join(resolveDir, path), roots);
        return found === undefined ? undefined : { path: found };
      });
    },
  };
}

/** A file of the site root if it has one at this logical path, else the package's; undefined outside both. */
export function resolveLogical(
  path: string,
  { rootDir, packageDir }: { readonly rootDir: string; readonly packageDir: string },
): string | undefined {
  for (const base of [rootDir, packageDir]) {
    const logical = relative(base, path);
    if (logical.startsWith('..') || logical.split(sep)[0] === 'node_modules') continue;
    const found = [join(rootDir, logical), join(packageDir, logical)].find(
      (candidate) => existsSync(candidate) && dirname(candidate) !== candidate,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}
