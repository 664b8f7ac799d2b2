import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Roots } from '../content/roots.ts';
import { writeAtomically } from '../fs/atomic-write.ts';

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
 * the files it wrote; an empty list if the site has no such folder. Never writes through a link: a file in the place of
 * one is replaced. Throws file system errors, and an error if the folder is a link.
 */
export function updateSchemas({ rootDir, packageDir }: Roots): readonly string[] {
  const folder = join(rootDir, SITE_SCHEMAS);
  if (!existsSync(folder)) return [];
  if (realpathSync(folder) !== join(realpathSync(rootDir), SITE_SCHEMAS)) throw new Error('the folder is a link');
  const original = (name: string): Buffer => readFileSync(join(packageDir, 'schemas', name));
  const outdated = schemaNames(packageDir).filter((name) => {
    const copy = join(folder, name);
    const isFile = lstatSync(copy, { throwIfNoEntry: false })?.isFile() === true;
    return !isFile || !readFileSync(copy).equals(original(name));
  });
  for (const name of outdated) writeAtomically(join(folder, name), original(name));
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
