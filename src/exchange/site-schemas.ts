import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Roots } from '../content/roots.ts';

/**
 * A site has its own copy of the schemas, for editors: a path into `node_modules` would be wrong where a workspace
 * installs the package in a folder above, and before anything is installed.
 */
export const SITE_SCHEMAS = 'vendor/schemas';

/** The names of the schemas of content, `site.schema.json`, in alphabetical order. */
export function schemaNames(packageDir: string): readonly string[] {
  return readdirSync(join(packageDir, 'schemas'))
    .filter((name) => name.endsWith('.schema.json'))
    .sort();
}

/**
 * Overwrites the schemas in a site's `vendor/schemas/` that differ from those of the running package. Returns the names
 * of those that it wrote; none if the site has no such folder. Throws what the file system does.
 */
export function updateSchemas({ rootDir, packageDir }: Roots): readonly string[] {
  const folder = join(rootDir, SITE_SCHEMAS);
  if (!existsSync(folder)) return [];
  const outdated = schemaNames(packageDir).filter((name) => {
    const copy = join(folder, name);
    return !existsSync(copy) || !readFileSync(copy).equals(readFileSync(join(packageDir, 'schemas', name)));
  });
  for (const name of outdated) copyFileSync(join(packageDir, 'schemas', name), join(folder, name));
  return outdated;
}

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
