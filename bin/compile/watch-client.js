/** Compiles the client of watch mode. The server sends it from memory, so it is in no build. */
import { join } from 'node:path';

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
 * @param {string} packageDir
 * @param {{ entry: string, format: 'esm' | 'iife' }} options
 */
async function compile(packageDir, { entry, format }) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: packageDir,
    entryPoints: [join(packageDir, entry)],
    bundle: true,
    write: false,
    format,
    platform: 'browser',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    loader: { '.css': 'text' },
    minify: true,
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'silent',
    tsconfigRaw: {},
  });
  return outputFiles[0]?.text.trim() ?? '';
}
