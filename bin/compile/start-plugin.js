/**
 * An esbuild plugin that keeps the code of the most frequent commands in one file, instead of a chunk for each combination of
 * commands, since finding and linking a module takes longer than running it. Modules that are imported dynamically import
 * that file first.
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
