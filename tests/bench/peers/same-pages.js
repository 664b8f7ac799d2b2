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
  const speakers = records.filter(({ kind }) => kind === 'speakers');
  const pages = speakers.map(({ edition, file }) => `${edition}/${file.slice(0, -'.md'.length)}/`);
  const missing = pages.filter((page) => !existsSync(join(theirs, page, 'index.html')));
  if (missing.length > 0) return missing.map((page) => `${page} is missing`);
  const step = Math.max(1, Math.floor(pages.length / COMPARED_PAGES));
  const read = pages.filter((_, at) => at % step === 0);
  return [...read.flatMap((page) => pageDifferences({ ours, theirs }, page)), ...unlisted(theirs, pages)];
}

/**
 * @param {{ ours: string, theirs: string }} dirs
 * @param {string} page
 */
function pageDifferences({ ours, theirs }, page) {
  const [our, their] = [ours, theirs].map((dir) => pageFacts(readFileSync(join(dir, page, 'index.html'), 'utf8')));
  return Object.entries(our ?? {}).flatMap(([fact, value]) => {
    const other = /** @type {Readonly<Record<string, unknown>>} */ (their)[fact];
    if (isDeepStrictEqual(value, other)) return [];
    return `${page}: ${fact} is ${JSON.stringify(other)}, and ours is ${JSON.stringify(value)}`;
  });
}

/**
 * Speakers who are missing on the page of their edition.
 * @param {string} theirs
 * @param {readonly string[]} pages
 */
function unlisted(theirs, pages) {
  const editions = new Set(pages.map((page) => page.split('/').slice(0, 2).join('/')));
  return [...editions].flatMap((edition) => {
    const list = readFileSync(join(theirs, edition, 'index.html'), 'utf8');
    const linked = new Set(list.match(/\/\w+\/\d+\/[\w-]+\//g));
    return pages
      .filter((page) => page.startsWith(`${edition}/`) && !linked.has(`/${page}`))
      .map((page) => `${edition}/ does not name ${page}`);
  });
}
