/**
 * An esbuild plugin for the packages that the tool imports. Most are loaded from where they are installed. Those that consist
 * of many small modules, or that every command needs, are compiled in, since finding their modules takes longer than
 * running them.
 */
import { isBuiltin } from 'node:module';

/** These packages are needed to compile the tool, but not to run it. */
export const COMPILED_IN = [
  'date-fns',
  'commander',
  'fastest-levenshtein',
  'gray-matter',
  'htmlparser2',
  'image-size',
  'picocolors',
];

/** The modules of gray-matter that import its engines. They are left out: gray-matter only splits here, and one of them runs code. */
const ENGINE_IMPORTERS = /[\\/]gray-matter[\\/](?:index|lib[\\/]\w+)\.js$/;

/**
 * The parts of the languages of date-fns that read dates and describe durations. The tool only formats dates, so they are
 * left out, which are half of a language.
 */
const UNUSED_IN_LOCALES = /[\\/]date-fns[\\/]locale[\\/][\w-]+[\\/]_lib[\\/](formatDistance|formatRelative|match)\.js$/;

/**
 * @param {{ isInside: boolean }} options `isInside`: bare imports resolve from the folder of the compiled tool
 * @returns {import('esbuild').Plugin}
 */
export function packagesPlugin({ isInside }) {
  return {
    name: 'packages',
    setup(build) {
      build.onResolve({ filter: /^[^./]/, namespace: 'file' }, ({ path, kind, importer }) => {
        const isOwnModule = !importer.includes('node_modules');
        if (kind === 'require-call' && isBuiltin(path)) return { path, namespace: 'required' };
        if (kind === 'entry-point' || !isOwnModule || path.startsWith('conf-site:')) return undefined;
        if (COMPILED_IN.some((name) => path === name || path.startsWith(`${name}/`))) return undefined;
        const isBare = isInside || path.startsWith('node:');
        return { path: isBare ? path : import.meta.resolve(path), external: true };
      });
      build.onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({ contents: required(path) }));
      build.onResolve({ filter: /^\.\/(?:lib\/)?engines$/, namespace: 'file' }, ({ path, importer }) =>
        ENGINE_IMPORTERS.test(importer) ? { path, namespace: 'left-out' } : undefined,
      );
      build.onLoad({ filter: UNUSED_IN_LOCALES }, ({ path }) => ({
        contents: `export const ${UNUSED_IN_LOCALES.exec(path)?.[1]} = {};`,
      }));
      build.onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: 'module.exports = {};' }));
    },
  };
}

/**
 * The source of a CommonJS module that exports a module of Node. `node:child_process` takes long to load, so it is loaded only
 * when `spawn` is used, which commander does only for subcommands that are other programs.
 * @param {string} name
 */
function required(name) {
  const loaded = `process.getBuiltinModule('${name}')`;
  return name === 'node:child_process'
    ? `module.exports = { get spawn() { return ${loaded}.spawn; } };`
    : `module.exports = ${loaded};`;
}
