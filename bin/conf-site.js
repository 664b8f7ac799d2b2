#!/usr/bin/env node
/**
 * Starts the tool. The published package has it compiled in `lib/`; a clone compiles `src/` if it has changed since the last
 * start, so the code is never stale.
 */
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownTemporaryFolder } from './temporary-folder.js';

const { version, engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const needed = engines.node.replace('>=', '');
if (isOlder(process.versions.node, needed)) {
  console.error(`error conf-site needs Node ${needed} or later, but this is ${process.versions.node}.`);
  console.error('  hint: install a newer one from https://nodejs.org, or choose it with nvm or the like');
  process.exit(2);
}

/**
 * From Node 22.1 on, the code that V8 compiles is cached in a temporary folder of this user, if that can be made. By default
 * Node would take one that another user of the computer may have filled.
 * @type {{ enableCompileCache?: (folder: string) => void }}
 */
const newerNode = /** @type {object} */ (module);
if (newerNode.enableCompileCache !== undefined) {
  const folder = ownTemporaryFolder();
  if (folder !== undefined) newerNode.enableCompileCache(join(folder, 'node-compile-cache'));
}

const packageDir = dirname(dirname(fileURLToPath(import.meta.url)));
const isClone = existsSync(new URL('../src/cli/main.ts', import.meta.url));

const packaged = new URL('../lib/main.js', import.meta.url).href;
const compile = async () => (await import('./compile/compile-tool.js')).compiledEntry(packageDir);

try {
  /** @type {{ entry?: string | undefined }} */
  const handover = { entry: isClone ? await compile() : packaged };
  while (handover.entry !== undefined) {
    const { entry } = handover;
    handover.entry = undefined;
    const { main } = await import(entry);
    const clone = isClone ? { clone: { entry, compile, handover } } : {};
    process.exitCode = await main(process.argv.slice(2), { packageDir, version, ownTemporaryFolder, ...clone });
  }
} catch (error) {
  reportStart(/** @type {StartError} */ (error));
}

/** @typedef {NodeJS.ErrnoException & { hint?: string }} StartError */

/**
 * Reports why the tool cannot be compiled or loaded. Throws what is no error of the operating system, which is a bug.
 * @param {StartError} error
 */
function reportStart(error) {
  if (error.hint === undefined && error.syscall === undefined) throw error;
  console.error(`error conf-site cannot start. ${error.message}`);
  console.error(
    `  hint: ${error.hint ?? 'the operating system refused this: look at what the message names, and try again'}`,
  );
  process.exitCode = 2;
}

/**
 * Whether a version, as `20.19.0`, comes before another one.
 * @param {string} one
 * @param {string} other
 */
function isOlder(one, other) {
  const [left, right] = [one.split('.').map(Number), other.split('.').map(Number)];
  const differs = left.findIndex((number, index) => number !== right[index]);
  return Number(left[differs]) < Number(right[differs]);
}
