/**
 * Makes `conf-site:schemas` importable: the validators of `schemas/`, compiled together with the tool, so that they
 * can never differ from the schemas and a start does not pay for compiling them.
 */
import { dirname } from 'node:path';
import { generateValidators } from './validators.js';

/**
 * @param {string} schemasDir
 * @returns {import('esbuild').Plugin}
 */
export function schemasPlugin(schemasDir) {
  return {
    name: 'schemas',
    setup(build) {
      build.onResolve({ filter: /^conf-site:schemas$/ }, () => ({ path: 'schemas', namespace: 'schemas' }));
      build.onLoad({ filter: /.*/, namespace: 'schemas' }, async () => ({
        contents: await generateValidators(schemasDir),
        loader: 'js',
        resolveDir: dirname(schemasDir),
      }));
    },
  };
}
