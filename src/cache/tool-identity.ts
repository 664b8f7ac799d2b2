import { hash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedManifest, readManifest } from '../fs/installed-package.ts';

const here = dirname(fileURLToPath(import.meta.url));

/** The folder of the compiled tool in the published package. */
const PUBLISHED = 'lib';

/** The folder of the compiled tool, and whether it is that of the published package, which is read-only. Undefined if the sources run uncompiled. */
export const toolFolder: { readonly dir: string; readonly isPublished: boolean } | undefined = existsSync(
  join(here, 'main.js'),
)
  ? { dir: here, isPublished: basename(here) === PUBLISHED }
  : undefined;

/**
 * The hash of all files that the published package runs, which was written when it was packed. Two packages of the same
 * version have different ones if they were packed from different commits. Undefined in a clone.
 */
export const packageIdentity: string | undefined = toolFolder?.isPublished
  ? readFileSync(join(here, 'identity'), 'utf8').trim()
  : undefined;

/**
 * Identifies the code of the tool. In a clone it is the hash of the sources, which is the name of the folder that they are
 * compiled into. In the published package it is a hash of that package and of the versions of all packages that it uses.
 * It is a part of all cache keys, since cached values are valid only for the code that made them.
 */
export const toolIdentity: string =
  packageIdentity === undefined
    ? basename(here)
    : hash('sha1', [packageIdentity, ...installedVersions(dirname(here)).values()].join('\n'));

/** The names and versions of the packages that the package in a folder uses, directly or not, by the path of their manifest. */
function installedVersions(packageDir: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  const { dependencies = {} } = readManifest(join(packageDir, 'package.json'));
  for (const name of Object.keys(dependencies).sort()) {
    const file = installedManifest(name, packageDir);
    if (file === undefined || found.has(file)) continue;
    found.set(file, `${name} ${readManifest(file).version}`);
    // A package may be a link, beside the packages that it uses.
    installedVersions(realpathSync(dirname(file)), found);
  }
  return found;
}
