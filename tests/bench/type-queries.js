/**
 * Searches an index as the search page does, with queries that are typed letter by letter.
 *
 * Bundled by `measure-search.js`. Usage: node type-queries.js INDEX_FILE INSTANT. Prints `{ queries, keys, slowestMs }`: the
 * number of queries and of letters, and the time of the slowest answer. The queries are typed three times, and the time of an
 * answer is the median of them.
 */
import { readFileSync } from 'node:fs';
import { indexEntries } from '../../client/islands/search/minisearch-adapter.ts';
import { median } from './medians.js';

/** @import { SearchEntry } from '../../src/domain/page/search-index.ts' */

const QUERIES = 20;
const PASSES = 3;

const [file = '', instant = ''] = process.argv.slice(2);
const at = Date.parse(instant) / 1000;
const { entries } = /** @type {{ entries: readonly SearchEntry[] }} */ (JSON.parse(readFileSync(file, 'utf8')));
const search = await indexEntries(entries);
const queries = Array.from({ length: QUERIES }, (_, number) => queryOf(number));
const typed = queries.flatMap((query) => [...query].map((_, index) => query.slice(0, index + 1)));
const passes = Array.from({ length: PASSES }, () => typed.map(answerMs));
const times = typed.map((_, key) => median(passes.map((pass) => pass[key] ?? 0)));
console.log(JSON.stringify({ queries: queries.length, keys: typed.length, slowestMs: Math.max(...times) }));

/** @param {string} query */
function answerMs(query) {
  const from = performance.now();
  search.find(query, at);
  return performance.now() - from;
}

/**
 * The title of a session, its first speaker, three words of its text, or its title with two letters swapped.
 * @param {number} number
 */
function queryOf(number) {
  const { title, people = '', text = '' } = entries[Math.floor((number * entries.length) / QUERIES)] ?? { title: '' };
  const [speaker = ''] = people.split(', ');
  const words = text.split(' ').slice(2, 5).join(' ');
  return [title, speaker, words, title.replace(/(\w)(\w)(\w*)$/, '$2$1$3')][number % 4] ?? title;
}
