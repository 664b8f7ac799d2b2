/** Measures the search: the size of the index of a large programme, the answers to what is typed, and making an index. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundled } from './bundled.js';
import { AT } from './measure-builds.js';
import { median } from './medians.js';
import { programmeIndex } from './programme-index.js';
import { runMeasured } from './run-measured.js';

/** @import { Place } from './measure-builds.js' */

/** The sessions of the largest programme that the search is made for. */
export const SESSIONS = 1351;

/**
 * @typedef {object} SearchResults
 * @property {number} indexKb the gzipped index of a programme of `SESSIONS` sessions
 * @property {number} slowestMs the slowest answer to a letter, in Node
 * @property {number} queries
 * @property {number} keys the letters of all queries
 */

/**
 * @param {string} indexFile a real search index
 * @param {{ packageDir: string, toolDir: string }} dirs
 * @returns {Promise<SearchResults>}
 */
export async function measureSearch(indexFile, { packageDir, toolDir }) {
  const { entries } = JSON.parse(readFileSync(indexFile, 'utf8'));
  const text = JSON.stringify({ entries: programmeIndex(entries, SESSIONS) });
  const file = join(toolDir, '..', 'programme-index.json');
  writeFileSync(file, text);
  const { stdout } = runMeasured([await bundled('type-queries', { packageDir, toolDir }), file, AT]);
  return { ...JSON.parse(stdout), indexKb: gzipSync(text).length / 1000 };
}

/**
 * The median time of making the search indexes of a site, in milliseconds.
 * @param {Place} place
 * @param {{ packageDir: string, rounds: number }} options
 */
export async function indexMs({ rootDir, toolDir }, { packageDir, rounds }) {
  const script = await bundled('time-index', { packageDir, toolDir });
  const runs = Array.from({ length: rounds }, () => runMeasured([script, toolDir, rootDir, AT]));
  return median(runs.map(({ stdout }) => JSON.parse(stdout).ms));
}
