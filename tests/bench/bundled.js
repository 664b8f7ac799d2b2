/** Bundles a script of this folder that imports TypeScript of the tool. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { packagesPlugin } from '../../bin/compile/packages-plugin.js';
import { schemasPlugin } from '../../bin/compile/schemas-plugin.js';

/**
 * Puts the bundle beside the installed tool, whose dependencies it uses. Returns its path.
 * @param {string} name the name of the script, without its extension
 * @param {{ packageDir: string, toolDir: string }} dirs
 */
export async function bundled(name, { packageDir, toolDir }) {
  const outfile = join(toolDir, '..', `${name}.mjs`);
  await build({
    entryPoints: [fileURLToPath(new URL(`./${name}.js`, import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    plugins: [schemasPlugin(join(packageDir, 'schemas')), packagesPlugin({ isInside: true })],
  });
  return outfile;
}
