import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** The folder of the published package that the tool is compiled into. */
const PUBLISHED = 'lib';

/** Where the compiled tool lies, and whether it came with the published package, in which nothing is written; undefined where sources run as they are. */
export const toolFolder: { readonly dir: string; readonly isPublished: boolean } | undefined = existsSync(
  join(here, 'main.js'),
)
  ? { dir: here, isPublished: basename(here) === PUBLISHED }
  : undefined;

/**
 * Which code this is: in a clone the hash of the tool's sources, which is the name of the folder that it was compiled
 * into; in the published package, where that folder is `lib`, the version. What is kept between builds was made by
 * some code, and is of use to the same code only.
 */
export const toolIdentity = identityOf(here);

function identityOf(folder: string): string {
  if (basename(folder) !== PUBLISHED) return basename(folder);
  const { version } = JSON.parse(readFileSync(join(folder, '..', 'package.json'), 'utf8')) as { version: string };
  return version;
}
