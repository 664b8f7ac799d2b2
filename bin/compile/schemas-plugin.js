/**
 * Makes what is compiled from `schemas/` and from `client/watch/` importable, together with the tool: it can never differ
 * from its sources, and a start does not pay for compiling it.
 */
import { dirname } from 'node:path';
import { generateBodyValidators, generateValidators } from './validators.js';
import { generateWatchClient } from './watch-client.js';

/**
 * The modules by the name under which they are imported, each with what writes its text from the folder of the schemas.
 * @type {Readonly<Record<string, (schemasDir: string) => Promise<string>>>}
 */
export const COMPILED_MODULES = {
  'conf-site:schemas': generateValidators,
  'conf-site:api': generateBodyValidators,
  'conf-site:watch-client': (schemasDir) => generateWatchClient(dirname(schemasDir)),
};

/**
 * @param {string} schemasDir
 * @returns {import('esbuild').Plugin}
 */
export function schemasPlugin(schemasDir) {
  return {
    name: 'schemas',
    setup(build) {
      build.onResolve({ filter: /^conf-site:/ }, ({ path }) => ({ path, namespace: 'schemas' }));
      build.onLoad({ filter: /.*/, namespace: 'schemas' }, async ({ path }) => ({
        contents: (await COMPILED_MODULES[path]?.(schemasDir)) ?? '',
        loader: 'js',
        resolveDir: dirname(schemasDir),
      }));
    },
  };
}
