import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Which code this is: in a clone the hash of the tool's sources, which is the name of the folder that it was compiled
 * into. What is kept between builds was made by some code, and is of use to the same code only.
 */
export const toolIdentity = basename(dirname(fileURLToPath(import.meta.url)));
