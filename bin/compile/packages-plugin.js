/**
 * What becomes of the packages that the tool imports: they are loaded where they are installed, but for those of many small
 * modules, and for those that every command needs. Finding these takes longer than running them, so what is used of them
 * is compiled in.
 */
import { isBuiltin } from 'node:module';

/** Needed where the tool is compiled, and not where it is installed. */
export const COMPILED_IN = [
  'date-fns',
  '@date-fns/tz',
  'commander',
  'fastest-levenshtein',
  'gray-matter',
  'picocolors',
];

/** Who asks for what nobody calls here: gray-matter only splits, and of what it parses with, one would run code. */
const ASKS_FOR_ENGINES = /[\\/]gray-matter[\\/](?:index|lib[\\/]\w+)\.js$/;

/**
 * @param {{ isInside: boolean }} options `isInside`: bare imports resolve from where the compiled tool will lie
 * @returns {import('esbuild').Plugin}
 */
export function packagesPlugin({ isInside }) {
  return {
    name: 'packages',
    setup(build) {
      build.onResolve({ filter: /^[^./]/, namespace: 'file' }, ({ path, kind, importer }) => {
        const isOurs = !importer.includes('node_modules');
        if (kind === 'require-call' && isBuiltin(path)) return { path, namespace: 'required' };
        if (kind === 'entry-point' || !isOurs || path.startsWith('conf-site:')) return undefined;
        if (COMPILED_IN.some((name) => path === name || path.startsWith(`${name}/`))) return undefined;
        const isBare = isInside || path.startsWith('node:');
        return { path: isBare ? path : import.meta.resolve(path), external: true };
      });
      build.onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({ contents: required(path) }));
      build.onResolve({ filter: /^\.\/(?:lib\/)?engines$/, namespace: 'file' }, ({ path, importer }) =>
        ASKS_FOR_ENGINES.test(importer) ? { path, namespace: 'left-out' } : undefined,
      );
      build.onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({ contents: 'module.exports = {};' }));
    },
  };
}

/**
 * A module of Node as a package of the older kind requires it. What runs other programs is long to load, and only a
 * command of commander's that is a program of its own would ask for it.
 * @param {string} name
 */
function required(name) {
  const loaded = `process.getBuiltinModule('${name}')`;
  return name === 'node:child_process'
    ? `module.exports = { get spawn() { return ${loaded}.spawn; } };`
    : `module.exports = ${loaded};`;
}
