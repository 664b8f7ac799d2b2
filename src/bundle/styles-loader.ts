import type { Loader } from 'esbuild';

/** The esbuild loaders of files that stylesheets refer to, by extension. */
export const STYLE_LOADERS: Readonly<Record<string, Loader>> = {
  '.woff2': 'file',
  '.woff': 'empty',
  '.svg': 'dataurl',
};
