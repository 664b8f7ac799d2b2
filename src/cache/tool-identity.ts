import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
 * Identifies the code of the tool. In a clone it is the hash of the sources, which is the name of the folder that they are
 * compiled into. In the published package it is the version. It is a part of all cache keys, since cached values are
 * valid only for the code that made them.
 */
export const toolIdentity = identityOf(here);

function identityOf(folder: string): string {
  if (basename(folder) !== PUBLISHED) return basename(folder);
  const { version } = JSON.parse(readFileSync(join(folder, '..', 'package.json'), 'utf8')) as { version: string };
  return version;
}
