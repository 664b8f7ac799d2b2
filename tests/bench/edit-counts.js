/** Compares what a build does after an edit with what the edit changes, to detect unnecessary work. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOnce, whileEdited } from './measure-builds.js';

/** @import { GeneratedSite } from './generate-site.js' */
/** @import { Place } from './measure-builds.js' */

const MARKER = 'Edited to be counted.';

/**
 * @typedef {object} EditCounts
 * @property {number} rendered pages that were rendered again
 * @property {number} shownOn pages that show the edit
 * @property {number} written files that were written again
 * @property {number} changed files whose bytes differ from before
 */

/**
 * Builds the site, and builds it again with one edit.
 * @param {Place} place
 * @param {GeneratedSite} site
 * @returns {EditCounts}
 */
export function editCounts(place, { touch, page }) {
  const dist = join(place.rootDir, 'dist');
  buildOnce(place);
  const before = digestsOf(dist);
  return whileEdited({ touch, shownIn: join(dist, page) }, MARKER, () => {
    const { rendered, written } = buildOnce(place).report;
    const after = digestsOf(dist);
    const changed = [...after].filter(([path, digest]) => before.get(path) !== digest).map(([path]) => path);
    const shownOn = changed.filter((path) => path.endsWith('.html') && textOf(dist, path).includes(MARKER)).length;
    return { rendered, shownOn, written, changed: changed.length };
  });
}

/** @param {string} dir */
function digestsOf(dir) {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name).slice(dir.length + 1));
  return new Map(paths.map((path) => [path, createHash('sha1').update(textOf(dir, path)).digest('hex')]));
}

/**
 * @param {string} dir
 * @param {string} path
 */
function textOf(dir, path) {
  return readFileSync(join(dir, path), 'latin1');
}
