import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Which code this is: in a clone the hash of the tool's sources, which is the name of the folder that it was compiled
 * into; in the published package, where that folder is `lib`, the version. What is kept between builds was made by
 * some code, and is of use to the same code only.
 */
export const toolIdentity = identityOf(dirname(fileURLToPath(import.meta.url)));

function identityOf(folder: string): string {
  if (basename(folder) !== 'lib') return basename(folder);
  const { version } = JSON.parse(readFileSync(join(folder, '..', 'package.json'), 'utf8')) as { version: string };
  return version;
}
