/**
 * What the most frequent commands consist of. Whatever is loaded later on is put behind it, so that all of it lies in one
 * file and not in one for each combination of commands: to find and link a module takes longer than to run it.
 */
import { join } from 'node:path';

const START = ['./src/cli/program.ts', './src/cli/publish/build-command.ts', './src/cli/content/check-command.ts'];

/**
 * @param {string} packageDir
 * @returns {import('esbuild').Plugin}
 */
export function startPlugin(packageDir) {
  return {
    name: 'start',
    setup(build) {
      build.onResolve({ filter: /^\./, namespace: 'file' }, ({ path, kind, resolveDir }) =>
        kind === 'dynamic-import' ? { path: join(resolveDir, path), namespace: 'behind-start' } : undefined,
      );
      build.onLoad({ filter: /.*/, namespace: 'behind-start' }, ({ path }) => ({
        contents: [...START.map((file) => `import '${file}';`), `export * from ${JSON.stringify(path)};`].join('\n'),
        resolveDir: packageDir,
      }));
    },
  };
}
