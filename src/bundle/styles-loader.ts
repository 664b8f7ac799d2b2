import type { Loader } from 'esbuild';

/** What becomes of the files that stylesheets name, by their endings. */
export const FILES_OF_STYLES: Readonly<Record<string, Loader>> = {
  '.woff2': 'file',
  '.woff': 'empty',
  '.svg': 'dataurl',
};
