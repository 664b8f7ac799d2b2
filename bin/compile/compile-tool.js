/**
 * Compiles `src/` of a clone on demand. What was compiled is kept under a name that is the hash of everything it was
 * made from; a new one appears whole, by a rename, so starts side by side never see half of it.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

const SOURCES = ['src', 'schemas', 'bin', 'client/inline', 'client/watch', 'package.json', 'package-lock.json'];
const KEPT = 4;

/** Packages of many small modules, which take longer to find than to run: what is used of them is compiled in. */
const COMPILED_IN = ['date-fns', '@date-fns/tz'];

/**
 * The URL of the compiled entry module, compiled now if it is not there.
 * @param {string} packageDir
 * @returns {Promise<string>}
 */
export async function compiledEntry(packageDir) {
  const digest = digestOf(packageDir);
  const folders = cacheFolders(packageDir);
  for (const folder of folders) {
    const entry = join(folder, digest, 'main.js');
    if (existsSync(entry)) return pathToFileURL(entry).href;
  }
  const folder = folders.find(isWritable);
  if (folder === undefined) throw new Error('There is no folder to keep the compiled tool in.');
  const target = join(folder, digest);
  const staging = mkdtempSync(join(folder, '.new-'));
  await compileTool(packageDir, staging, { isInside: folder === folders[0] });
  moveInto(staging, target);
  sweep(folder, digest);
  return pathToFileURL(join(target, 'main.js')).href;
}

/**
 * Compiles the tool into a folder: `main.js` and its chunks.
 * @param {string} packageDir
 * @param {string} outDir
 * @param {{ isInside: boolean }} options `isInside`: bare imports resolve from `outDir`
 */
export async function compileTool(packageDir, outDir, { isInside }) {
  const { build } = await import('esbuild');
  const { schemasPlugin } = await import('./schemas-plugin.js');
  await build({
    absWorkingDir: packageDir,
    entryPoints: {
      main: 'src/cli/main.ts',
      'page-worker': 'src/pipeline/page-worker.ts',
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
    plugins: [schemasPlugin(join(packageDir, 'schemas')), externalPackages(isInside)],
  });
}

/**
 * @param {boolean} isInside
 * @returns {import('esbuild').Plugin}
 */
function externalPackages(isInside) {
  return {
    name: 'external-packages',
    setup(build) {
      build.onResolve({ filter: /^[^./]/, namespace: 'file' }, ({ path, kind, importer }) => {
        const isOurs = !importer.includes('node_modules');
        if (kind === 'entry-point' || !isOurs || path.startsWith('/') || path.startsWith('conf-site:'))
          return undefined;
        if (COMPILED_IN.some((name) => path === name || path.startsWith(`${name}/`))) return undefined;
        const isBare = isInside || path.startsWith('node:');
        return { path: isBare ? path : import.meta.resolve(path), external: true };
      });
    },
  };
}

/** @param {string} packageDir */
function digestOf(packageDir) {
  const hash = createHash('sha1').update(packageDir).update(process.version);
  for (const source of SOURCES) {
    for (const path of filesBelow(join(packageDir, source))) {
      hash.update(relative(packageDir, path)).update('\0').update(readFileSync(path)).update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {readonly string[]}
 */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
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
