/**
 * Compiles `src/` of a clone on demand. The result is cached in a folder whose name is the hash of all sources. A new one is
 * put there by a rename, so that another process never sees an incomplete one.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isOwnFolder, ownTemporaryFolder, temporaryFolder } from '../temporary-folder.js';
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
  const inside = join(packageDir, 'node_modules', '.cache', 'conf-site');
  const folders = [inside, temporaryFolder()].filter((folder) => folder === inside || isOwnFolder(folder));
  const fingerprint = sourceFingerprint(packageDir, now);
  const cached = folders.map((folder) => cachedDigest(folder, fingerprint)).find((digest) => digest !== undefined);
  const digest = cached ?? sourceDigest(packageDir);
  const folder =
    folders.find((one) => existsSync(entryIn(one, digest))) ?? (await compileInto(inside, { packageDir, digest }));
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
 * Compiles the tool into a writable cache folder, and returns that folder.
 * @param {string} inside  The folder in the package, which is used if it can be written.
 * @param {{ packageDir: string, digest: string }} tool
 */
async function compileInto(inside, { packageDir, digest }) {
  const folder = isWritable(inside) ? inside : outsideFolder(inside);
  const staging = mkdtempSync(join(folder, '.new-'));
  await compileTool(packageDir, staging, { isInside: folder === inside }).catch((error) => {
    rmSync(staging, { recursive: true, force: true });
    throw error;
  });
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

/**
 * This user's folder in the temporary folder. If others can write to that, or it belongs to somebody else, a new folder, which
 * is deleted when the process ends.
 * @param {string} inside
 */
function outsideFolder(inside) {
  const own = ownTemporaryFolder();
  if (own !== undefined && isWritable(own)) return own;
  try {
    const folder = mkdtempSync(join(tmpdir(), 'conf-site-'));
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    const message = 'There is no folder for the compiled tool.';
    throw Object.assign(new Error(message), { hint: `make ${inside} or ${tmpdir()} writable` });
  }
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
