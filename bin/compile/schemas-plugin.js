/**
 * An esbuild plugin for modules that are generated from `schemas/`, `locales/`, `client/watch/` and `client/edit/`. They are compiled together with the
 * tool, so that they always match their sources and a start does not compile them.
 */
import { dirname } from 'node:path';
import { generateBrowsers } from './browsers.js';
import { generateForms } from './forms.js';
import { generateLocales } from './locales.js';
import { generateFields } from './schema-fields.js';
import { generateBodyValidators, generateRequestValidators, generateValidators } from './validators.js';
import { generateEditClient, generateWatchClient } from './watch-client.js';

/**
 * The generators of the modules, by the name under which the modules are imported. They get the folder of the schemas.
 * @type {Readonly<Record<string, (schemasDir: string) => Promise<string>>>}
 */
export const COMPILED_MODULES = {
  'conf-site:schemas': generateValidators,
  'conf-site:api': generateBodyValidators,
  'conf-site:edit-requests': generateRequestValidators,
  'conf-site:fields': generateFields,
  'conf-site:forms': generateForms,
  'conf-site:locales': (schemasDir) => generateLocales(dirname(schemasDir)),
  'conf-site:browsers': generateBrowsers,
  'conf-site:watch-client': (schemasDir) => generateWatchClient(dirname(schemasDir)),
  'conf-site:edit-client': (schemasDir) => generateEditClient(dirname(schemasDir)),
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
      build.onLoad({ filter: /.*/, namespace: 'schemas' }, async ({ path }) => {
        const text = (await COMPILED_MODULES[path]?.(schemasDir)) ?? '';
        // Nobody reads generated code, and that of validators is long.
        const { code } = await build.esbuild.transform(text, { minify: true, charset: 'utf8' });
        return { contents: code, loader: 'js', resolveDir: dirname(schemasDir) };
      });
    },
  };
}
