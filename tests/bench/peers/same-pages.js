/** Compares the pages of a peer with ours, so that no peer does less work. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { pageFacts } from './page-facts.js';

/** @import { RecordPlace } from './peer.js' */

/** The number of pages whose content is compared; on larger sites they are evenly spread. */
const COMPARED_PAGES = 1000;

/**
 * Differences between a peer's site and ours; empty if there are none. Every page must exist; up to `COMPARED_PAGES` of them are compared.
 * @param {{ ours: string, theirs: string }} dirs the built sites
 * @param {readonly RecordPlace[]} records
 * @returns {readonly string[]} `weft/2026/x/: title is "…", and ours is "…"`
 */
export function differences({ ours, theirs }, records) {
  const pages = records.map(pageOf);
  const missing = pages.filter(({ path }) => !existsSync(join(theirs, path, 'index.html')));
  if (missing.length > 0) return missing.map(({ path }) => `${path} is missing`);
  const step = Math.max(1, Math.floor(pages.length / COMPARED_PAGES));
  const read = pages.filter((_, at) => at % step === 0);
  return [...read.flatMap((page) => pageDifferences({ ours, theirs }, page)), ...unlisted(theirs, pages)];
}

/**
 * The page of a speaker or a session.
 * @typedef {{ readonly path: string, readonly kind: RecordPlace['kind'], readonly edition: string }} Page
 *
 * @param {RecordPlace} record
 * @returns {Page}
 */
function pageOf({ edition, kind, file }) {
  const slug = file.slice(0, -'.md'.length);
  return { path: `${edition}/${kind === 'speakers' ? slug : `sessions/${slug}`}/`, kind, edition };
}

/**
 * @param {{ ours: string, theirs: string }} dirs
 * @param {Page} page
 */
function pageDifferences({ ours, theirs }, { path, kind }) {
  const [our, their] = [ours, theirs].map((dir) =>
    pageFacts(readFileSync(join(dir, path, 'index.html'), 'utf8'), kind),
  );
  return Object.entries(our ?? {}).flatMap(([fact, value]) => {
    const other = /** @type {Readonly<Record<string, unknown>>} */ (their)[fact];
    if (isDeepStrictEqual(value, other)) return [];
    return `${path}: ${fact} is ${JSON.stringify(other)}, and ours is ${JSON.stringify(value)}`;
  });
}

/**
 * Speakers and sessions that the page of their edition does not link to.
 * @param {string} theirs
 * @param {readonly Page[]} pages
 */
function unlisted(theirs, pages) {
  const editions = new Set(pages.map(({ edition }) => edition));
  return [...editions].flatMap((edition) => {
    const list = readFileSync(join(theirs, edition, 'index.html'), 'utf8');
    const linked = new Set(list.match(/\/\w+\/\d+\/[\w/-]+\//g));
    return pages
      .filter((page) => page.edition === edition && !linked.has(`/${page.path}`))
      .map(({ path }) => `${edition}/ does not link to ${path}`);
  });
}
