/**
 * Compiles `src/` of a clone on demand. The result is cached in a folder whose name is the hash of all sources. A new one is
 * put there by a rename, so that another process never sees an incomplete one.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packagesPlugin } from './packages-plugin.js';
import { cacheDigest, cachedDigest, sourceDigest, sourceFingerprint } from './source-digest.js';
import { startPlugin } from './start-plugin.js';

/** The number of older compiled tools that stay in the cache. */
const MAX_OLD = 4;

/**
 * The URL of the compiled entry module, which is compiled now if necessary. `now` is in milliseconds since 1970.
 * @param {string} packageDir
 * @param {number} [now]
 * @returns {Promise<string>}
 */
export async function compiledEntry(packageDir, now = Date.now()) {
  const folders = cacheFolders(packageDir);
  const fingerprint = sourceFingerprint(packageDir, now);
  const cached = folders.map((folder) => cachedDigest(folder, fingerprint)).find((digest) => digest !== undefined);
  const digest = cached ?? sourceDigest(packageDir);
  const folder =
    folders.find((one) => existsSync(entryIn(one, digest))) ?? (await compileInto(folders, { packageDir, digest }));
  if (cached === undefined && fingerprint !== undefined) cacheDigest(folder, { fingerprint, digest });
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
 * Compiles the tool into the first writable cache folder, and returns that folder.
 * @param {readonly string[]} folders
 * @param {{ packageDir: string, digest: string }} tool
 */
async function compileInto(folders, { packageDir, digest }) {
  const folder = folders.find(isWritable);
  if (folder === undefined) throw new Error('There is no writable folder for the compiled tool.');
  const staging = mkdtempSync(join(folder, '.new-'));
  await compileTool(packageDir, staging, { isInside: folder === folders[0] });
  moveInto(staging, join(folder, digest));
  sweep(folder, digest);
  return folder;
}

/**
 * Compiles the tool into a folder, as `main.js` and its chunks. Returns the metafile of esbuild.
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
    charset: 'utf8',
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
 * Deletes all but the newest compiled tools.
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
    .slice(MAX_OLD);
  for (const { path } of old) rmSync(path, { recursive: true, force: true });
}
