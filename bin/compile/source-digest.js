/**
 * The hash of all sources of the tool in a clone. Reading hundreds of sources would take longer than the rest of a start, so
 * the hash is cached under a *fingerprint* of the sources, which is computed from their file stats. If the fingerprint has
 * not changed, no source is read.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders and files that the tool is compiled from, relative to the package. */
export const SOURCES = [
  'src',
  'schemas',
  'locales',
  'bin',
  'client/inline',
  'client/watch',
  'client/edit',
  'client/runtime/storage.ts',
  'client/runtime/trusted.ts',
  'package.json',
  'package-lock.json',
];

/** The folders and files that the published package runs and compiles, without those that `init` copies. */
const PUBLISHED = [
  'bin/conf-site.js',
  'bin/temporary-folder.js',
  'client',
  'content/i18n',
  'lib',
  'package.json',
  'package-lock.json',
  'schemas',
  'src/domain',
  'templates',
];
const ONLY_COPIED = /^templates\/starter/;

/** The file in a cache folder with the last hash and its fingerprint. */
export const RECORD = 'sources';

/** A file that changed more recently may change once more without a change of its times. */
const SETTLED_MS = 100;

/**
 * A hash of the paths and file stats (device, inode, size and times) of all sources, which are not read. Undefined if a source
 * changed shortly before `now`, in milliseconds since 1970.
 * @param {string} packageDir
 * @param {number} now
 * @returns {string | undefined}
 */
export function sourceFingerprint(packageDir, now) {
  const hash = startHash(packageDir);
  for (const path of sourcePaths(packageDir)) {
    const state = statSync(`${packageDir}/${path}`, { bigint: true, throwIfNoEntry: false });
    if (state === undefined || Number(state.ctimeMs) > now - SETTLED_MS) return undefined;
    const { dev, ino, size, mtimeNs, ctimeNs } = state;
    hash.update(`${path}\0${dev} ${ino} ${size} ${mtimeNs} ${ctimeNs}\0`);
  }
  return hash.digest('hex');
}

/**
 * A hash of the contents of all sources.
 * @param {string} packageDir
 */
export function sourceDigest(packageDir) {
  return contentDigest(startHash(packageDir), packageDir, sourcePaths(packageDir));
}

/**
 * A hash of the contents of all files that the published package runs, wherever and with whichever Node it is packed.
 * @param {string} packageDir
 */
export function publishedDigest(packageDir) {
  const paths = pathsBelow(packageDir, PUBLISHED).filter((path) => !ONLY_COPIED.test(path));
  return contentDigest(createHash('sha1'), packageDir, paths);
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} packageDir
 * @param {readonly string[]} paths
 */
function contentDigest(hash, packageDir, paths) {
  for (const path of paths) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(`${packageDir}/${path}`))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * The digest for a fingerprint in a cache folder. Undefined if there is none or the file is damaged.
 * @param {string} folder
 * @param {string | undefined} fingerprint
 * @returns {string | undefined}
 */
export function cachedDigest(folder, fingerprint) {
  if (fingerprint === undefined) return undefined;
  try {
    const text = readFileSync(join(folder, RECORD), 'utf8');
    const [, digest = ''] = text.split(' ');
    return text === recordOf(fingerprint, digest) ? digest : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores the digest for a fingerprint. Errors are ignored: then the next start reads the sources.
 * @param {string} folder
 * @param {{ fingerprint: string, digest: string }} entry
 */
export function cacheDigest(folder, { fingerprint, digest }) {
  const stagedFile = join(folder, `.${RECORD}-${process.pid}`);
  try {
    writeFileSync(stagedFile, recordOf(fingerprint, digest));
    renameSync(stagedFile, join(folder, RECORD));
  } catch {}
}

/**
 * @param {string} fingerprint
 * @param {string} digest
 */
function recordOf(fingerprint, digest) {
  return `${fingerprint} ${digest} ${createHash('sha1').update(`${fingerprint} ${digest}`).digest('hex')}`;
}

/** @param {string} packageDir */
function startHash(packageDir) {
  return createHash('sha1').update(`${packageDir}\0${process.version}\0`);
}

/** @param {string} packageDir */
function sourcePaths(packageDir) {
  return pathsBelow(packageDir, SOURCES);
}

/**
 * The paths of all files that are or are below these folders and files, relative to the package, with `/`, sorted.
 * @param {string} packageDir
 * @param {readonly string[]} parts
 */
function pathsBelow(packageDir, parts) {
  return parts
    .flatMap((path) => {
      const found = statSync(join(packageDir, path), { throwIfNoEntry: false });
      if (found === undefined) return [];
      return found.isDirectory() ? filesBelow(packageDir, path) : [path];
    })
    .sort();
}

/**
 * @param {string} packageDir
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(packageDir, folder) {
  return readdirSync(`${packageDir}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(packageDir, path);
    return entry.isFile() && !entry.name.endsWith('.md') ? [path] : [];
  });
}
