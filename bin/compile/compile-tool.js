/**
 * Compiles `src/` of a clone on demand. What was compiled is kept under a name that is the hash of everything it was
 * made from; a new one appears whole, by a rename, so starts side by side never see half of it.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packagesPlugin } from './packages-plugin.js';
import { keepDigest, keptDigest, sourceDigest, sourceStamps } from './source-digest.js';
import { startPlugin } from './start-plugin.js';

const KEPT = 4;

/**
 * The URL of the compiled entry module, compiled now if it is not there. `now` is in milliseconds since 1970.
 * @param {string} packageDir
 * @param {number} [now]
 * @returns {Promise<string>}
 */
export async function compiledEntry(packageDir, now = Date.now()) {
  const folders = cacheFolders(packageDir);
  const stamps = sourceStamps(packageDir, now);
  const kept = folders.map((folder) => keptDigest(folder, stamps)).find((digest) => digest !== undefined);
  const digest = kept ?? sourceDigest(packageDir);
  const folder =
    folders.find((one) => existsSync(entryIn(one, digest))) ?? (await compileInto(folders, { packageDir, digest }));
  if (kept === undefined && stamps !== undefined) keepDigest(folder, { stamps, digest });
  return pathToFileURL(entryIn(folder, digest)).href;
}

/**
 * @param {string} folder
 * @param {string} digest
 */
function entryIn(folder, digest) {
  return join(folder, digest, 'main.js');
}

/**
 * Compiles the tool into the first of the cache folders that can be written, and gives that one.
 * @param {readonly string[]} folders
 * @param {{ packageDir: string, digest: string }} tool
 */
async function compileInto(folders, { packageDir, digest }) {
  const folder = folders.find(isWritable);
  if (folder === undefined) throw new Error('There is no folder to keep the compiled tool in.');
  const staging = mkdtempSync(join(folder, '.new-'));
  await compileTool(packageDir, staging, { isInside: folder === folders[0] });
  moveInto(staging, join(folder, digest));
  sweep(folder, digest);
  return folder;
}

/**
 * Compiles the tool into a folder: `main.js` and its chunks. Gives what went into it.
 * @param {string} packageDir
 * @param {string} outDir
 * @param {{ isInside: boolean }} options `isInside`: bare imports resolve from `outDir`
 */
export async function compileTool(packageDir, outDir, { isInside }) {
  const { build } = await import('esbuild');
  const { schemasPlugin } = await import('./schemas-plugin.js');
  const { validatorsPlugin } = await import('./validators-plugin.js');
  const schemasDir = join(packageDir, 'schemas');
  const { metafile } = await build({
    absWorkingDir: packageDir,
    metafile: true,
    entryPoints: {
      main: 'src/cli/main.ts',
      'ship-bundle': 'src/bundle/ship-bundle.ts',
    },
    outdir: outDir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [
      validatorsPlugin({ schemasDir, outDir }),
      schemasPlugin(schemasDir),
      packagesPlugin({ isInside }),
      startPlugin(packageDir),
    ],
  });
  return metafile;
}

/** @param {string} packageDir */
function cacheFolders(packageDir) {
  return [join(packageDir, 'node_modules', '.cache', 'conf-site'), join(tmpdir(), `conf-site-${userInfo().uid}`)];
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    rmSync(mkdtempSync(join(folder, '.try-')), { recursive: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} staging
 * @param {string} target
 */
function moveInto(staging, target) {
  try {
    renameSync(staging, target);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

/**
 * Keeps the few newest, so that the cache does not grow with every edit.
 * @param {string} folder
 * @param {string} digest
 */
function sweep(folder, digest) {
  const old = readdirSync(folder)
    .filter((name) => name !== digest)
    .map((name) => ({
      path: join(folder, name),
      at: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }))
    .sort((a, b) => b.at - a.at)
    .slice(KEPT);
  for (const { path } of old) rmSync(path, { recursive: true, force: true });
}
