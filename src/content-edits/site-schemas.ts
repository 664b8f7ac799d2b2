import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Roots } from '../content/roots.ts';
import { writeAtomically } from '../fs/atomic-write.ts';
import { attempt } from '../fs/attempt.ts';
import { isStateTracked, STATE_FOLDER } from '../fs/state-folder.ts';

/**
 * The copy of the schemas that a site's editors use, in a folder that git ignores, so that it is always that of the
 * installed package. A path into `node_modules` would not work in a workspace that installs the package in a parent folder,
 * nor with Plug'n'Play.
 */
export const SITE_SCHEMAS = `${STATE_FOLDER}/schemas`;

/** The copy of sites that an earlier version made. git tracks it, so no command writes it. */
export const COMMITTED_SCHEMAS = 'vendor/schemas';

/** The file names of the content schemas, such as `site.schema.json`, in alphabetical order. */
export function schemaNames(packageDir: string): readonly string[] {
  return readdirSync(join(packageDir, 'schemas')).filter(isSchema).sort();
}

function isSchema(name: string): boolean {
  return name.endsWith('.schema.json');
}

/**
 * Makes a site's copy of the schemas, or updates those that differ from the running package. Does nothing in a clone of the
 * tool, or if git tracks the state folder. Throws file system errors.
 */
export function updateSchemas({ rootDir, packageDir }: Roots): void {
  if (rootDir === packageDir || isStateTracked(rootDir)) return;
  for (const name of schemaNames(packageDir)) {
    const copy = join(rootDir, SITE_SCHEMAS, name);
    const original = readFileSync(join(packageDir, 'schemas', name));
    if (attempt(() => readFileSync(copy))?.equals(original) !== true) writeAtomically(copy, original);
  }
}

/** Whether a site has a copy of the schemas that git tracks, and any of them differs from that of the running package in more than line ends. */
export function isCommittedCopyOutdated({ rootDir, packageDir }: Roots): boolean {
  const folder = join(rootDir, COMMITTED_SCHEMAS);
  const entries = attempt(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  const names = entries.filter((entry) => entry.isFile() && isSchema(entry.name)).map(({ name }) => name);
  return names.some((name) => textOf(join(folder, name)) !== textOf(join(packageDir, 'schemas', name)));
}

/** The text of a file with the line ends of Unix; undefined if there is no such file. */
function textOf(file: string): string | undefined {
  return attempt(() => readFileSync(file, 'utf8'))?.replaceAll('\r\n', '\n');
}

/** Where the schemas of a site can be: in a committed copy, in a clone of the tool, or in the copy that is always up to date. */
const FOLDERS = [COMMITTED_SCHEMAS, 'schemas', SITE_SCHEMAS];

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
