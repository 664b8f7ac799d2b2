import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Roots } from '../content/roots.ts';

/**
 * A site has its own copy of the schemas, for editors. A path into `node_modules` would not work before the package is
 * installed, or if a workspace installs it in a parent folder.
 */
export const SITE_SCHEMAS = 'vendor/schemas';

/** The file names of the content schemas, such as `site.schema.json`, in alphabetical order. */
export function schemaNames(packageDir: string): readonly string[] {
  return readdirSync(join(packageDir, 'schemas'))
    .filter((name) => name.endsWith('.schema.json'))
    .sort();
}

/**
 * Updates the schemas in a site's `vendor/schemas/` that differ from those of the running package. Returns the names of
 * the files it wrote; an empty list if the site has no such folder. Throws file system errors.
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

/** Where the schemas can be: in the site's copy, in a clone of the tool, or in the installed package. */
const FOLDERS = [SITE_SCHEMAS, 'schemas', 'node_modules/conf-site/schemas'];

/**
 * The first line of a YAML file, with which editors find its schema; undefined if the site has no schemas. `path` is
 * relative to the root.
 */
export function schemaLine(
  rootDir: string,
  { path, kind }: { readonly path: string; readonly kind: string },
): string | undefined {
  const folder = FOLDERS.find((one) => existsSync(join(rootDir, one)));
  if (folder === undefined) return undefined;
  return `# yaml-language-server: $schema=${posix.relative(dirname(path), `${folder}/${kind}.schema.json`)}`;
}
