import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { SITE_SCHEMAS } from './site-schemas.ts';

/** Where editors find the schemas of a site: in its own copy, in the clone that is the tool as well, in the installed package. */
const FOLDERS = [SITE_SCHEMAS, 'schemas', 'node_modules/conf-site/schemas'];

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
