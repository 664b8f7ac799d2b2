/** Compiles the clients of watch mode: of its pages, and of its editor. The server sends them from memory, so they are in no build. */
import { join } from 'node:path';
import { BROWSERS } from './browsers.js';
import { localesPlugin } from './locales.js';

/**
 * The text of the module `conf-site:watch-client`. Equal sources give equal text.
 * @param {string} packageDir
 * @returns {Promise<string>}
 */
export async function generateWatchClient(packageDir) {
  const client = await compile(packageDir, { entry: 'client/watch/main.ts', format: 'esm' });
  const clock = await compile(packageDir, { entry: 'client/watch/early-clock.ts', format: 'iife' });
  return `export const watchClient = ${JSON.stringify(client)};\nexport const watchClock = ${JSON.stringify(clock)};\n`;
}

/**
 * The text of the module `conf-site:edit-client`. Equal sources give equal text.
 * @param {string} packageDir
 * @returns {Promise<string>}
 */
export async function generateEditClient(packageDir) {
  const client = await compile(packageDir, { entry: EDIT_ENTRY, format: 'esm' });
  return `export const editClient = ${JSON.stringify(client)};\n`;
}

/** The entry of the editor, relative to the package. */
const EDIT_ENTRY = 'client/edit/main.tsx';

/**
 * The files that the editor is compiled from, by their paths relative to the package, in a metafile of esbuild.
 * @param {string} packageDir
 */
export async function editClientMetafile(packageDir) {
  const { build } = await import('esbuild');
  const options = clientOptions(packageDir, { entry: EDIT_ENTRY, format: 'esm' });
  const { metafile } = await build({ ...options, write: false, metafile: true });
  return metafile;
}

/**
 * @param {string} packageDir
 * @param {{ entry: string, format: 'esm' | 'iife' }} options
 */
async function compile(packageDir, options) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({ ...clientOptions(packageDir, options), write: false });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * The options of esbuild for a client.
 * @param {string} packageDir
 * @param {{ entry: string, format: 'esm' | 'iife' }} options
 * @returns {import('esbuild').BuildOptions}
 */
function clientOptions(packageDir, { entry, format }) {
  return {
    absWorkingDir: packageDir,
    entryPoints: [join(packageDir, entry)],
    bundle: true,
    format,
    platform: 'browser',
    target: BROWSERS,
    loader: { '.css': 'text' },
    plugins: [localesPlugin(packageDir)],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    minify: true,
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'silent',
    tsconfigRaw: {},
  };
}
