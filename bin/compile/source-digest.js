/**
 * What the tool of a clone is compiled from, named by a hash of it all. Reading some hundred sources takes longer than all
 * else of a start, so the hash is kept under the sources' *stamps*, the state of each as the system tells it: where none
 * of these has changed, no source is read.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['src', 'schemas', 'bin', 'client/inline', 'client/watch', 'package.json', 'package-lock.json'];

/** The file of a cache folder that has the last hash, and the stamps that it goes with. */
export const RECORD = 'sources';

/** A file changed so shortly before may change once more with the same times. */
const SETTLED_MS = 100;

/**
 * Names the state of all sources without reading any: by their paths, sizes, places on the disk, and the times, in
 * nanoseconds, of their last changes, of which the system sets one. Gives undefined where that cannot be told, since one
 * has only just changed at `now`, in milliseconds since 1970.
 * @param {string} packageDir
 * @param {number} now
 * @returns {string | undefined}
 */
export function sourceStamps(packageDir, now) {
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
 * Names what all sources say.
 * @param {string} packageDir
 */
export function sourceDigest(packageDir) {
  const hash = startHash(packageDir);
  for (const path of sourcePaths(packageDir)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(`${packageDir}/${path}`))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * The digest that a cache folder has under stamps; undefined where it has none, or none whole.
 * @param {string} folder
 * @param {string | undefined} stamps
 * @returns {string | undefined}
 */
export function keptDigest(folder, stamps) {
  if (stamps === undefined) return undefined;
  try {
    const text = readFileSync(join(folder, RECORD), 'utf8');
    const [, digest = ''] = text.split(' ');
    return text === recordOf(stamps, digest) ? digest : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Where it cannot be kept, the next start reads the sources.
 * @param {string} folder
 * @param {{ stamps: string, digest: string }} known
 */
export function keepDigest(folder, { stamps, digest }) {
  const staged = join(folder, `.${RECORD}-${process.pid}`);
  try {
    writeFileSync(staged, recordOf(stamps, digest));
    renameSync(staged, join(folder, RECORD));
  } catch {}
}

/**
 * @param {string} stamps
 * @param {string} digest
 */
function recordOf(stamps, digest) {
  return `${stamps} ${digest} ${createHash('sha1').update(`${stamps} ${digest}`).digest('hex')}`;
}

/** @param {string} packageDir */
function startHash(packageDir) {
  return createHash('sha1').update(`${packageDir}\0${process.version}\0`);
}

/**
 * Relative to the package, with `/`; always in the same order.
 * @param {string} packageDir
 */
function sourcePaths(packageDir) {
  return SOURCES.flatMap((path) => {
    const found = statSync(join(packageDir, path), { throwIfNoEntry: false });
    if (found === undefined) return [];
    return found.isDirectory() ? filesBelow(packageDir, path) : [path];
  }).sort();
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
