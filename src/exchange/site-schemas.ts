import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
