import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** Where editors find the schemas of a site: in the clone that is the tool as well, or in the installed package. */
const FOLDERS = ['schemas', 'node_modules/conf-site/schemas'];

/**
 * The first line of a YAML file of content, by which editors find its schema; undefined where the site has none below
 * its root. `path` is relative to the root.
 */
export function schemaLine(
  rootDir: string,
  { path, kind }: { readonly path: string; readonly kind: string },
): string | undefined {
  const folder = FOLDERS.find((one) => existsSync(join(rootDir, one)));
  if (folder === undefined) return undefined;
  return `# yaml-language-server: $schema=${posix.relative(dirname(path), `${folder}/${kind}.schema.json`)}`;
}
